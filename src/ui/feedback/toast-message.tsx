import { toast } from 'react-hot-toast/headless';
import { Button } from '@/ui/button';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

/**
 * The text of a toast and its action, which removes the toast; an action with a long label is below
 * the text.
 */
export function ToastMessage({
  id,
  text,
  action,
}: {
  id: string;
  text: string;
  action: ToastAction | undefined;
}) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
      <span className="max-h-40 min-w-0 grow overflow-y-auto wrap-anywhere">{text}</span>
      {action && (
        <>
          {' '}
          <span className="sr-only">{`${action.label} available in notifications.`}</span>
          <Button
            variant="link"
            className="max-w-full"
            onClick={() => {
              toast.dismiss(id);
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        </>
      )}
    </div>
  );
}
