import { paths } from '@/shared/config'

export interface Answer {
  /** Its place in the page. */
  id: string
  question: string
  answer: string
  /** Where to go on. */
  to: string
  label: string
}

export const HELP: readonly Answer[] = [
  {
    id: 'confirmation-mail',
    question: 'The confirmation mail did not come',
    answer:
      'On a local installation mails do not leave the machine: they are in the mailbox. Elsewhere, look into the spam folder, then sign in: you are offered to have it sent again.',
    to: paths.doc('accounts'),
    label: 'Accounts and verification',
  },
  {
    id: 'sign-in',
    question: 'I cannot sign in',
    answer:
      'The message says whether the password was wrong, the address is not confirmed, or the server could not be reached. If it is the server, look at its status.',
    to: paths.status,
    label: 'Status',
  },
  {
    id: 'forgotten-password',
    question: 'I have forgotten my password',
    answer:
      'Ask for a mail with a link; it leads to a form for a new password. The old one works until the new one is set.',
    to: paths.forgotPassword,
    label: 'Forgotten password',
  },
  {
    id: 'projects-gone',
    question: 'My projects are gone',
    answer:
      'Projects are kept in the browser that made them, per account. Another browser, a private window, or clearing the data of the site starts with none.',
    to: paths.doc('your-data'),
    label: 'Where your data is',
  },
  {
    id: 'download',
    question: 'The download does not start',
    answer:
      'Its readme names the runtime and its version. Ask the running project for its health: the answer says whether it reaches its database.',
    to: paths.doc('running-a-download'),
    label: 'Running a download',
  },
  {
    id: 'asked-to-wait',
    question: 'I am asked to wait',
    answer:
      'After several attempts in a row the server slows down whoever makes them. The message says for how long; then it works again.',
    to: paths.doc('accounts'),
    label: 'Accounts and verification',
  },
  {
    id: 'leave',
    question: 'I want to leave, and take my data along',
    answer: 'The settings give you a copy of everything that is kept about you, and delete the account.',
    to: paths.settings,
    label: 'Settings',
  },
]
