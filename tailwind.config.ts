import type { Config } from 'tailwindcss';
import { BRAND_COLORS } from './src/config/brand/brand';

/** Design tokens, named by role; docs/design.md lists their contrast ratios. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1536px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#FFFFFF',
      canvas: '#F6F7FA',
      surface: '#FFFFFF',
      sunken: '#EEF0F5',
      skeleton: '#E4E7EE',
      line: { DEFAULT: '#E2E5ED', strong: '#CBD0DD' },
      control: '#858CA6',
      ink: { DEFAULT: '#12152B', 2: '#3B4160' },
      muted: '#5C6380',
      brand: BRAND_COLORS,
      credit: {
        DEFAULT: '#EE9B2D',
        graphic: '#C9760F',
        text: '#8A4600',
        tint: '#FFF3E0',
        line: '#F3D5A6',
      },
      positive: { DEFAULT: '#0B7049', fill: '#1B9A68', tint: '#E6F5EE', line: '#B9E0CE' },
      warning: { DEFAULT: '#655200', fill: '#AD8A00', tint: '#FFFADC', line: '#E6D88A' },
      danger: { DEFAULT: '#B3213A', fill: '#D8384F', tint: '#FDEDF0', line: '#F3C3CB' },
      // In the hue of a category, from `hueStyle`.
      category: { tint: 'oklch(0.915 0.038 var(--h))' },
      scrim: 'rgb(18 21 43 / 0.56)',
    },
    fontFamily: {
      sans: ['var(--typeface)'],
    },
    fontSize: {
      12: ['0.75rem', { lineHeight: '1rem', letterSpacing: '0.002em' }],
      14: ['0.875rem', { lineHeight: '1.25rem', letterSpacing: '-0.004em' }],
      16: ['1rem', { lineHeight: '1.5rem', letterSpacing: '-0.009em' }],
      20: ['1.25rem', { lineHeight: '1.75rem', letterSpacing: '-0.015em' }],
      24: ['1.5rem', { lineHeight: '2rem', letterSpacing: '-0.019em' }],
      32: ['2rem', { lineHeight: '2.5rem', letterSpacing: '-0.025em' }],
      48: ['3rem', { lineHeight: '3.25rem', letterSpacing: '-0.033em' }],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600' },
    borderRadius: {
      none: '0',
      mark: '6px',
      small: '8px',
      control: '10px',
      panel: '12px',
      card: '16px',
      full: '999px',
    },
    boxShadow: {
      none: 'none',
      card: '0 1px 2px rgb(18 21 43 / 0.05)',
      raised: '0 1px 2px rgb(18 21 43 / 0.06), 0 8px 24px -6px rgb(18 21 43 / 0.10)',
      pop: '0 2px 6px rgb(18 21 43 / 0.06), 0 16px 40px -8px rgb(18 21 43 / 0.20)',
      dialog: '0 0 0 1px rgb(18 21 43 / 0.06), 0 24px 64px -16px rgb(18 21 43 / 0.36)',
      bar: '0 4px 16px -8px rgb(18 21 43 / 0.14)',
      focus: `0 0 0 2px #FFFFFF, 0 0 0 4px ${BRAND_COLORS.DEFAULT}`,
      field: `0 0 0 3px ${BRAND_COLORS.DEFAULT}2E`,
    },
    extend: {
      maxWidth: { read: '680px' },
      transitionTimingFunction: { out: 'cubic-bezier(.2, .7, .2, 1)' },
      transitionDuration: { fast: '120ms' },
    },
  },
} satisfies Config;
