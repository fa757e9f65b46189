import { useState } from 'react';
import { Download } from 'lucide-react';
import { lazyCode } from '@/lib/lazy-code';
import { saveFile } from '@/lib/save-file';
import { useSingleFlight } from '@/lib/use-single-flight';
import { safeFileName } from '@/resources/user-assets/file-name';
import type { SavedOutput } from '@/resources/user-assets/saved-output';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { showToast } from '@/ui/toast';

const archive = lazyCode(() => import('./outputs-archive'));

/** Downloads the outputs of a search as one archive (docs/product/outputs.md#search). */
export function DownloadOutputs({
  outputs,
  term,
}: {
  outputs: readonly SavedOutput[];
  term: string;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const flight = useSingleFlight();

  async function download() {
    if (!flight.begin()) return;
    setIsBusy(true);
    try {
      const { createOutputsArchive } = await archive.load();
      saveFile(`${safeFileName(`outputs ${term}`)}.zip`, await createOutputsArchive(outputs));
    } catch {
      showToast('error', 'The archive could not be made. Please try again.');
    } finally {
      flight.end();
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      title="One archive of Markdown files"
      onPointerEnter={archive.preload}
      onFocus={archive.preload}
      onClick={() => void download()}
    >
      {!isBusy && <Icon of={Download} />}
      Download all
    </Button>
  );
}
