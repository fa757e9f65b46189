/** A demo member for the login page. */
export interface DemoMember {
  readonly email: string;
  readonly password: string;
  readonly label: string;
  /** What this member demonstrates. */
  readonly note: string;
}

/** The password of all demo members; it is valid by the rules for new passwords. */
const PASSWORD = 'Portal-Demo-26';

function demo<Email extends string>(
  email: Email,
  label: string,
  note: string,
): DemoMember & { readonly email: Email } {
  return { email, password: PASSWORD, label, note };
}

/** The demo members that the login page of mode dev lists, the most useful first. */
export const DEMO_MEMBERS = [
  demo(
    'maya@lindqvistcoaching.com',
    'Maya Lindqvist',
    'Subscriber with 1,284 credits in four stacks and 14 saved outputs',
  ),
  demo(
    'nora@eriksenconsulting.com',
    'Nora Eriksen',
    'Subscriber with 42 credits, 12 of them reserved',
  ),
  demo(
    'marcus@webbperformance.com',
    'Marcus Webb',
    'Subscriber whose 120 credits are all reserved',
  ),
  demo('chloe@martincareers.com', 'Chloe Martin', 'Subscriber with 31 credits: Buy More shows'),
  demo('tom@okaforoperations.com', 'Tom Okafor', 'Subscriber without credits: all stacks used up'),
  demo('ines@duartepricing.com', 'Inês Duarte', 'Subscriber without credits: all stacks expired'),
  demo('lena@hartmannhealth.com', 'Lena Hartmann', 'Free member without credits'),
  demo('ravi@menonmentoring.com', 'Ravi Menon', 'Free member with 25 credits'),
  demo('grace@kimspeaks.com', 'Grace Kim', 'Free member in the trial: an active reward'),
  demo('jonas@weberwerk.com', 'Jonas Weber', 'New member, not onboarded'),
  demo('amara@nwosuleadership.com', 'Amara Nwosu', 'Onboarded, payment details missing'),
  demo('ben@achterbergfinance.com', 'Ben Achterberg', 'Subscriber without a profile picture'),
  demo(
    'victor@almeidaacademy.com',
    'Victor Almeida',
    'Rich history: 10,000 transactions and 300 saved outputs',
  ),
] as const satisfies readonly DemoMember[];

export type DemoEmail = (typeof DEMO_MEMBERS)[number]['email'];
