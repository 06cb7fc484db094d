import {
  Activity,
  BrainCircuit,
  Database,
  FolderGit2,
  Gauge,
  GraduationCap,
  Languages,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  MessagesSquare,
  Rocket,
  Settings,
  UsersRound,
} from 'lucide-react'
import { AI_ML_TABS, type AiMlTab, paths } from '@/shared/config'
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

const TAB_ICONS: Record<AiMlTab, LucideIcon> = {
  overview: LayoutDashboard,
  assistant: MessagesSquare,
  models: GraduationCap,
  datasets: Database,
  llm: Languages,
  deployment: Rocket,
  monitoring: Gauge,
  collaboration: UsersRound,
}

/** PLT-02: the tabs of the AI/ML platform, below its line while it is open. */
export const PLATFORM_PLACES = AI_ML_TABS.map(({ id, label }) => ({
  id,
  label,
  to: paths.aiMlTab(id),
  Icon: TAB_ICONS[id],
}))
