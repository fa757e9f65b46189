import { useRef, useState } from 'react';
import { Camera } from 'lucide-react';
import { useAction } from '@/components/use-action';
import { UnreadableFilesError } from '@/lib/browser/unreadable-files';
import { pictureMutation, pictureProblem } from '@/resources/session/picture-upload';
import { GENERIC_AVATAR, useAvatarUrl } from '@/resources/session/profile-picture';
import type { User } from '@/resources/session/schema';
import { Avatar } from '@/ui/avatar';
import { IconButton } from '@/ui/button';
import { Meter } from '@/ui/feedback/meter';
import { showToast } from '@/ui/feedback/toast';
import { Reason } from '@/ui/tooltip/reason';

/** The member's picture with an upload button (docs/product/outputs.md#profile-picture). */
export function MemberPicture({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const stored = useAvatarUrl(user);
  const { progress, problem, upload } = usePictureUpload();
  return (
    <div>
      <div className="relative w-22">
        <Avatar
          src={stored ?? GENERIC_AVATAR}
          fallback={GENERIC_AVATAR}
          name=""
          size={88}
          label="Profile picture"
        />
        <Reason text={progress === null ? undefined : 'Your picture is being uploaded.'}>
          <IconButton
            label="Change picture"
            icon={Camera}
            iconSize={16}
            variant="secondary"
            size="bar"
            className="absolute! -right-2 -bottom-1.5 rounded-full!"
            onClick={() => input.current?.click()}
          />
        </Reason>
        <input
          ref={input}
          type="file"
          accept="image/*"
          // The button opens the file picker, so the input is hidden from the accessibility tree.
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Clearing the value fires `change` again when the same file is chosen after a failure.
            event.target.value = '';
            if (file) upload(file);
          }}
        />
      </div>
      {progress !== null && (
        <Meter
          label="Upload of your picture"
          value={progress}
          max={1}
          valueText="Uploading picture..."
          aside={`${Math.round(progress * 100)}%`}
          className="mt-4"
        />
      )}
      {problem && (
        <p role="alert" className="mt-4 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/**
 * The upload of a profile picture, after which the member is refetched
 * (docs/product/outputs.md#profile-picture).
 */
function usePictureUpload() {
  /** 0 to 1. */
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  const { run, isBusy } = useAction(pictureMutation, {
    onDone: () => showToast('success', 'Profile image updated successfully'),
    onError: (error) => {
      if (error instanceof UnreadableFilesError) return setProblem(error.message);
      console.warn('The profile picture was not uploaded.', error);
      showToast('error', 'Failed to upload profile picture');
    },
  });

  function upload(file: File): void {
    if (isBusy) return;
    const reason = pictureProblem(file);
    setProblem(reason);
    setProgress(0);
    if (reason === null) void run({ file, onProgress: setProgress });
  }

  return { progress: isBusy ? progress : null, problem, upload };
}
