/**
 * Starts to measure the processor time of this process. Returns what was used since, in ms: other programs and a waiting
 * machine are not in it, so a limit holds however busy the machine is.
 */
export function processorTime(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}
