import './gallery.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const modules = import.meta.glob<Record<string, ComponentType>>('./*.stories.tsx', { eager: true });

/** The exported components of all `*.stories.tsx`, with ids such as `form/TextFields`. */
const stories = Object.entries(modules).flatMap(([path, exported]) => {
  const folder = path.slice('./'.length, -'.stories.tsx'.length);
  return Object.entries(exported).map(([name, Component]) => ({
    id: `${folder}/${name}`,
    Component,
  }));
});

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
              <a href={`?story=${one.id}`} className="text-brand underline">
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
