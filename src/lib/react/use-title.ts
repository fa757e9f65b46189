import { useLayoutEffect } from 'react';
import { PRODUCT_NAME } from '@/config/brand/brand';

/**
 * Sets the document's title: the page's, such as "Explore", and the product's name. Before the
 * heading of a new page is focused, because screen readers read both.
 */
export function useTitle(page: string): void {
  useLayoutEffect(() => {
    document.title = page === '' ? PRODUCT_NAME : `${page} · ${PRODUCT_NAME}`;
  }, [page]);
}
