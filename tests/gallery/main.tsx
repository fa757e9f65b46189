import './gallery.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { stories } from './story-list';

const url = (id: string) => `?story=${encodeURIComponent(id)}`;

/** The story of the URL, or links to all stories. */
function Gallery() {
  const id = new URLSearchParams(window.location.search).get('story');
  const story = stories.find((one) => one.id === id);
  return (
    <main className="frame py-6">
      <h1 className="mb-6 text-24 font-semibold">{story?.id ?? 'Components of src/ui'}</h1>
      {story ? (
        <>
          <div className="space-y-8">
            <story.Component />
          </div>
          <p className="mt-12">
            <a href="./" className="text-brand underline">
              All components
            </a>
          </p>
        </>
      ) : (
        <ul className="columns-2 gap-6 lg:columns-4">
          {stories.map((one) => (
            <li key={one.id} className="py-1">
              <a href={url(one.id)} className="text-brand underline">
                {one.id}
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
