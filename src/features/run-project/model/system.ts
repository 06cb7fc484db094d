import type { Shell } from '@/entities/project'

export const SYSTEMS: readonly { value: Shell; label: string }[] = [
  { value: 'posix', label: 'macOS / Linux' },
  { value: 'powershell', label: 'Windows' },
]

/** The shell of the system that this browser runs on. Windows gets PowerShell, which every Windows has. */
export const shellHere = (platform: string = navigator.platform): Shell =>
  /^win/i.test(platform) ? 'powershell' : 'posix'
