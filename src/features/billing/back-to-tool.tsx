import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass } from '@/ui/button';

/** The link from a result page to the tool that the checkout was started from. */
export function BackToTool({ tool }: { tool: Tool }) {
  return (
    <Link
      to={paths.tool(tool.id)}
      className={buttonClass({
        size: 'lg',
        block: true,
        className: 'h-auto min-h-12 py-2.5 text-center whitespace-normal',
      })}
    >
      Back to {tool.name}
    </Link>
  );
}
