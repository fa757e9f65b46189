import type { ComponentType } from 'react';

export interface Story {
  /** The folder of src/ui and the name of the exported component: `form/TextFields`. */
  id: string;
  Component: ComponentType;
}

const modules = import.meta.glob<Record<string, ComponentType>>('./*.stories.tsx', { eager: true });

/** The exported components of all `*.stories.tsx`. */
export const stories: readonly Story[] = Object.entries(modules).flatMap(([path, exported]) => {
  const folder = path.slice('./'.length, -'.stories.tsx'.length);
  return Object.entries(exported).map(([name, Component]) => ({
    id: `${folder}/${name}`,
    Component,
  }));
});
