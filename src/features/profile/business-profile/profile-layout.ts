/** The title of the page, and of the files of the profile. */
export const PROFILE_TITLE = 'Business profile';

/** The class names of the page's two columns: the document, and the versions beside it. */
export const columnsClass =
  'grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-8';
