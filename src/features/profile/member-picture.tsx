import { useRef } from 'react';
import { Camera } from 'lucide-react';
import { GENERIC_AVATAR, useAvatarUrl } from '@/resources/session/profile-picture';
import type { User } from '@/resources/session/schema';
import { Avatar } from '@/ui/avatar';
import { IconButton } from '@/ui/button';
import { Meter } from '@/ui/meter';
import { usePictureUpload } from './use-picture-upload';

/** The member's picture with an upload button (docs/product/outputs.md#profile-picture). */
export function MemberPicture({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const stored = useAvatarUrl(user);
  const { preview, progress, problem, upload } = usePictureUpload();
  return (
    <div>
      <div className="relative w-22">
        <Avatar
          src={preview ?? stored ?? GENERIC_AVATAR}
          fallback={GENERIC_AVATAR}
          name=""
          size={88}
          label="Profile picture"
        />
        <IconButton
          label="Change picture"
          icon={Camera}
          iconSize={16}
          variant="secondary"
          size="bar"
          disabledReason={progress === null ? undefined : 'Your picture is being uploaded.'}
          className="absolute! -right-2 -bottom-1.5 rounded-full!"
          onClick={() => input.current?.click()}
        />
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
          kind="progress"
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
