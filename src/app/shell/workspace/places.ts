import { Activity, BrainCircuit, FolderGit2, LayoutTemplate, type LucideIcon, Settings } from 'lucide-react'
import { paths } from '@/shared/config'
import type { NavLink } from '../nav'

interface Place extends NavLink {
  Icon: LucideIcon
  /** For administrators. */
  admin?: true
}

/** The links of the rail, in their order. */
export const PLACES: readonly Place[] = [
  { label: 'Projects', to: paths.projects, Icon: FolderGit2 },
  { label: 'AI/ML Platform', to: paths.aiMlPlatform, Icon: BrainCircuit },
  { label: 'Templates', to: paths.templates, Icon: LayoutTemplate },
  { label: 'Settings', to: paths.settings, Icon: Settings },
  { label: 'Diagnostics', to: paths.diagnostics, Icon: Activity, admin: true },
]
