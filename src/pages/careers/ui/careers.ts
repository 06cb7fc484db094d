import { Compass, GraduationCap, HandCoins, HeartPulse, Scale, Sparkles, UsersRound } from 'lucide-react'
import { Globe } from 'lucide-react'
import type { Job } from '@/entities/job/model'
import type { Cell } from '@/shared/ui/public'

/** CAR-01: why, and what for. */
export const REASONS: Cell[] = [
  {
    Icon: Sparkles,
    title: 'Innovation First',
    text: 'Ideas are tried in a week and measured in the next. What does not help is taken out again.',
  },
  {
    Icon: UsersRound,
    title: 'Collaborative Culture',
    text: 'Decisions are written down with their reasons, so that anybody can question them later.',
  },
  {
    Icon: Globe,
    title: 'Remote-First',
    text: 'Work where you think best. Meetings are few, short and have notes.',
  },
]

export const BENEFITS: readonly (readonly [Icon: typeof Globe, name: string, text: string])[] = [
  [HandCoins, 'Competitive compensation', 'A salary that does not depend on how well you negotiate.'],
  [HeartPulse, 'Health and wellness', 'Medical, dental and vision cover, and time to use it.'],
  [
    GraduationCap,
    'Professional growth',
    'A budget for books, courses and conferences, and hours to spend it.',
  ],
  [Scale, 'Work-life balance', 'Flexible hours, real holidays, no heroics.'],
  [Compass, 'Equity options', 'A share in what you build.'],
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
    bio: 'Draws the state chart before the first line of code.',
  },
  {
    name: 'Tomasz Bielak',
    portrait: 'tomasz-bielak',
    role: 'ML Engineer',
    bio: 'Keeps a notebook of runs that looked good for the wrong reason.',
  },
  {
    name: 'Ines Carvalho',
    portrait: 'ines-carvalho',
    role: 'Product Designer',
    bio: 'Starts with the empty state, then the broken one.',
  },
  {
    name: 'Kofi Mensah',
    portrait: 'kofi-mensah',
    role: 'Infrastructure Engineer',
    bio: 'Restores a backup every month to see that it works.',
  },
  {
    name: 'Yuki Tanabe',
    portrait: 'yuki-tanabe',
    role: 'Product Manager',
    bio: 'Deletes a feature for every two that are added.',
  },
  {
    name: 'Leila Haddad',
    portrait: 'leila-haddad',
    role: 'Developer Advocate',
    bio: 'Writes the guide first and files the bugs it finds.',
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
