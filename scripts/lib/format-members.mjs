/**
 * The demo members as a table for the terminal.
 * @param {readonly { email: string, password: string, label: string, note: string }[]} members
 */
export function formatMembers(members) {
  const rows = [
    ['Sign in as', 'Password', 'State'],
    ...members.map(({ email, password, note }) => [email, password, note]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map(([email, password, note]) =>
      `  ${email.padEnd(widths[0])}   ${password.padEnd(widths[1])}   ${note}`.trimEnd(),
    )
    .join('\n');
}
