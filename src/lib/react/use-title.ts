import { useEffect } from 'react';
import { PRODUCT_NAME } from '@/config/brand/brand';

/** Sets the document's title: "Explore · AI Tools Portal". */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = page === '' ? PRODUCT_NAME : `${page} · ${PRODUCT_NAME}`;
  }, [page]);
}
