const POLL_MS = 1000;

/** Ends this runner when the test run that started it has ended, also by SIGKILL: `TEST_RUN_PID` is its process id. */
export function endWithTestRun(pid = Number(process.env["TEST_RUN_PID"] ?? 0)): void {
  if (!pid) return;
  const timer = setInterval(() => {
    if (!isRunning(pid)) process.kill(process.pid, "SIGINT");
  }, POLL_MS);
  timer.unref();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process has that id.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
