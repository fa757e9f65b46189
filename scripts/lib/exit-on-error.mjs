/**
 * Starts servers, which end with the process. An error is printed without its stack, and ends the
 * process.
 * @param {() => Promise<void>} start
 */
export async function exitOnError(start) {
  try {
    await start();
  } catch (error) {
    console.error(`\n  ${error.message}\n`);
    process.exit(1);
  }
}
