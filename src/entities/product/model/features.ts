import {
  Activity,
  Archive,
  Boxes,
  Database,
  FolderKanban,
  Server,
  ShieldCheck,
  ToggleRight,
} from 'lucide-react'
import type { Cell } from '@/shared/ui/public'

/** MKT-02: the eight cards. */
export const PRODUCT_FEATURES: readonly Cell[] = [
  {
    Icon: Boxes,
    title: 'Stack configurator',
    text: 'Choose a front end, a back end and a database. Each part is a standard project of its framework, and all of them share one API.',
  },
  {
    Icon: Archive,
    title: 'Code that runs',
    text: 'Unzip, install and start: the server passes its health check on the first run.',
  },
  {
    Icon: ToggleRight,
    title: 'Six optional features',
    text: 'Authentication, API, tests, AI, deployment and documentation: each one is added to the code or left out completely.',
  },
  {
    Icon: Server,
    title: 'Environment and resources',
    text: 'Choose development, staging or production, and set CPU, memory and storage for the compose file.',
  },
  {
    Icon: ShieldCheck,
    title: 'Secure accounts',
    text: 'Verified email addresses, hashed passwords and row-level security in Postgres.',
  },
  {
    Icon: FolderKanban,
    title: 'Projects in one place',
    text: 'Search, filter, sort, edit and download again. The list is saved in your browser.',
  },
  {
    Icon: Database,
    title: 'Backend included',
    text: 'Orrery starts with one command: Postgres runs inside its Node process, so you need no container and no cloud account.',
  },
  {
    Icon: Activity,
    title: 'Documented behaviour',
    text: 'Every form and wizard is a tested state machine.',
  },
]
