import { paths } from '@/shared/config'

export const HELP: readonly { question: string; answer: string; to: string; label: string }[] = [
  {
    question: 'The confirmation mail did not come',
    answer:
      'On a local installation mails do not leave the machine: they are in the mailbox. Elsewhere, look into the spam folder, then sign in: you are offered to have it sent again.',
    to: paths.doc('accounts'),
    label: 'Accounts and verification',
  },
  {
    question: 'I cannot sign in',
    answer:
      'The message says whether the password was wrong, the address is not confirmed, or the server could not be reached. If it is the server, look at its status.',
    to: paths.status,
    label: 'Status',
  },
  {
    question: 'My projects are gone',
    answer:
      'Projects are kept in the browser that made them, per account. Another browser, a private window, or clearing the data of the site starts with none.',
    to: paths.doc('your-data'),
    label: 'Where your data is',
  },
  {
    question: 'The download does not start',
    answer:
      'Its readme names the runtime and its version. Ask the running project for its health: the answer says what is missing.',
    to: paths.doc('running-a-download'),
    label: 'Running a download',
  },
  {
    question: 'I am asked to wait',
    answer:
      'After several attempts in a row the server slows down whoever makes them. The message says for how long; then it works again.',
    to: paths.doc('accounts'),
    label: 'Accounts and verification',
  },
]
