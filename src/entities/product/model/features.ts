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
    text: 'Choose a front end, a back end and a database. Each part is a real project of its framework; they meet in one contract.',
  },
  {
    Icon: Archive,
    title: 'Code that starts',
    text: 'One zip. Install, start, open the address: the server answers its health check from the first run.',
  },
  {
    Icon: ToggleRight,
    title: 'Six switches',
    text: 'Authentication, API, tests, AI, deployment and documentation, each really in the code or really left out.',
  },
  {
    Icon: Server,
    title: 'Environment and resources',
    text: 'Development, staging or production, with CPU, memory and storage that reach the compose file.',
  },
  {
    Icon: ShieldCheck,
    title: 'Accounts that hold',
    text: 'Verified addresses, hashed passwords, and row level security that decides in the database.',
  },
  {
    Icon: FolderKanban,
    title: 'Projects in one place',
    text: 'Search, filter, sort, edit and download again. Your list stays in your browser.',
  },
  {
    Icon: Database,
    title: 'A backend in the box',
    text: 'Real Postgres inside one Node process. No container, no cloud account, no configuration file.',
  },
  {
    Icon: Activity,
    title: 'Behaviour you can read',
    text: 'Every form, wizard and wait is an explicit state machine, walked by tests along every transition.',
  },
]
