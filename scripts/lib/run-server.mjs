/**
 * Runs a server script. Prints the message of a start-up error without its stack, and closes the
 * servers on Ctrl+C.
 * @param {() => Promise<() => Promise<void>>} start resolves to a function that closes all servers
 */
export async function runServer(start) {
  let close;
  try {
    close = await start();
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      void close().then(() => process.exit(0));
    });
  }
}
