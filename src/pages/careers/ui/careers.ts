import { Compass, GraduationCap, HandCoins, HeartPulse, Scale, Sparkles, UsersRound } from 'lucide-react'
import { Globe } from 'lucide-react'
import type { Job } from '@/entities/job/model'
import type { Cell } from '@/shared/ui/public'

/** CAR-01: why, and what for. */
export const REASONS: Cell[] = [
  {
    Icon: Sparkles,
    title: 'Innovation First',
    text: 'We try ideas within a week, measure the results, and remove what doesn’t help.',
  },
  {
    Icon: UsersRound,
    title: 'Collaborative Culture',
    text: 'We write down decisions and their reasons so that anyone can question them later.',
  },
  {
    Icon: Globe,
    title: 'Remote-First',
    text: 'Work where you work best. Meetings are few, short and documented.',
  },
]

export const BENEFITS: readonly (readonly [Icon: typeof Globe, name: string, text: string])[] = [
  [HandCoins, 'Competitive compensation', 'Transparent salaries that don’t depend on negotiation skills.'],
  [HeartPulse, 'Health and wellness', 'Medical, dental and vision insurance.'],
  [GraduationCap, 'Professional growth', 'A budget for books, courses and conferences, and time to use it.'],
  [Scale, 'Work-life balance', 'Flexible hours and generous holidays.'],
  [Compass, 'Equity options', 'Own a share of what you build.'],
]

export interface Colleague {
  name: string
  /** The file of the portrait in `public/team/`, a square drawing of our own, without its ending. */
  portrait: string
  role: string
  bio: string
}

/** Six profiles. The people are made up, and the page says so. */
export const COLLEAGUES: readonly Colleague[] = [
  {
    name: 'Mara Lindqvist',
    portrait: 'mara-lindqvist',
    role: 'Engineering Lead',
    bio: 'Designs state charts before writing code.',
  },
  {
    name: 'Tomasz Bielak',
    portrait: 'tomasz-bielak',
    role: 'ML Engineer',
    bio: 'Collects training runs that looked good for the wrong reason.',
  },
  {
    name: 'Ines Carvalho',
    portrait: 'ines-carvalho',
    role: 'Product Designer',
    bio: 'Designs the empty and error states first.',
  },
  {
    name: 'Kofi Mensah',
    portrait: 'kofi-mensah',
    role: 'Infrastructure Engineer',
    bio: 'Tests our backups every month.',
  },
  {
    name: 'Yuki Tanabe',
    portrait: 'yuki-tanabe',
    role: 'Product Manager',
    bio: 'Removes one feature for every two we add.',
  },
  {
    name: 'Leila Haddad',
    portrait: 'leila-haddad',
    role: 'Developer Advocate',
    bio: 'Writes the guides and reports the bugs found along the way.',
  },
]

/** Days after posting that a position counts as open for search engines. */
const OPEN_DAYS = 365

/** A position in schema.org's words. */
export function jobPosting(job: Job): object {
  const remote = job.location === 'Remote'
  const until = new Date(Date.parse(job.postedDate) + OPEN_DAYS * 86_400_000)
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, ...job.responsibilities, ...job.requirements].join(' '),
    datePosted: job.postedDate,
    validThrough: until.toISOString().slice(0, 10),
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Orrery' },
    identifier: { '@type': 'PropertyValue', name: 'Orrery', value: job.id },
    ...(remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'United States' },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'US' },
          },
        }),
  }
}
