import { useEffect } from 'react';
import { PRODUCT_NAME } from '@/config/brand/brand';

/** Sets the document's title: the page's, such as "Explore", and the product's name. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = page === '' ? PRODUCT_NAME : `${page} · ${PRODUCT_NAME}`;
  }, [page]);
}
