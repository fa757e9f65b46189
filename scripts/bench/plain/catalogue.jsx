import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { create } from 'zustand';
import { toolsQuery } from './api.js';
import { Buy } from './buy.jsx';

const useSearch = create((set) => ({ text: '', setText: (text) => set({ text }) }));

export function Catalogue() {
  const { data = [] } = useQuery(toolsQuery);
  const { text, setText } = useSearch();
  const found = data.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <input
        aria-label="Search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="mb-4 w-full rounded-lg border border-slate-300 px-3 py-2"
      />
      <div className="grid min-h-[560px] grid-cols-3 content-start gap-4">
        {found.map((tool) => (
          <Card key={tool._id} tool={tool} />
        ))}
      </div>
    </>
  );
}

function Card({ tool }) {
  return (
    <article className="flex flex-col gap-2 rounded-xl border border-slate-200 bg-white p-4 shadow-sm">
      <h2 className="font-semibold text-slate-900">
        <Link to={`/tool/${tool._id}`}>{tool.name}</Link>
      </h2>
      <p className="line-clamp-2 text-sm text-slate-600">{tool.description}</p>
      <Buy name={tool.name} />
    </article>
  );
}
