/** Runs inline in the demo's page: the reset button of bar.html. */
import { STARTED_KEY } from './started-key';

/** Keys of the portal in local storage, which the host's other pages share: data of a member. */
const MEMBER_DATA = /:[\da-f]{16}$|^(?:pending|verified)-checkouts$/;

/** Resets the database, signs out and removes what the portal has stored for the demo members. */
async function reset(): Promise<void> {
  const body = JSON.stringify({ reset: true });
  const response = await fetch(`${import.meta.env.BASE_URL}mock-api/mock/state`, {
    method: 'PUT',
    body,
  });
  if (!response.ok) return;
  for (const key of Object.keys(localStorage)) {
    if (MEMBER_DATA.test(key)) localStorage.removeItem(key);
  }
  sessionStorage.clear();
  window.location.replace(import.meta.env.BASE_URL);
}

sessionStorage.removeItem(STARTED_KEY);
document.querySelector('#demo-bar button')?.addEventListener('click', () => void reset());
