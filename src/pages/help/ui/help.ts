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
    question: 'I didn’t get the confirmation email',
    answer:
      'A local installation delivers emails to its local mailbox. Otherwise, check your spam folder, then sign in: you can have the email sent again.',
    to: paths.doc('accounts'),
    label: 'Accounts and verification',
  },
  {
    id: 'sign-in',
    question: 'I cannot sign in',
    answer:
      'The error message says whether the password is wrong, the address is not confirmed or the server could not be reached. If the server is the problem, check its status.',
    to: paths.status,
    label: 'Status',
  },
  {
    id: 'forgotten-password',
    question: 'I forgot my password',
    answer:
      'Request an email with a link to choose a new password. Your old password works until you set the new one.',
    to: paths.forgotPassword,
    label: 'Forgot password',
  },
  {
    id: 'projects-gone',
    question: 'My projects are missing',
    answer:
      'Your account saves your projects, and each browser in which you are signed in has a copy. What you see in a new browser is loaded after you sign in. Projects that were made before accounts saved them are saved when you open Orrery in the browser where you made them.',
    to: paths.doc('your-data'),
    label: 'Where your data is',
  },
  {
    id: 'download',
    question: 'My downloaded project does not start',
    answer:
      'Check the README for the required runtime and version. If the project runs, its health check tells you whether it can reach its database.',
    to: paths.doc('running-a-download'),
    label: 'Running a download',
  },
  {
    id: 'asked-to-wait',
    question: 'I’m asked to wait',
    answer:
      'After several failed attempts, the server blocks further attempts for a while. The message tells you how long to wait.',
    to: paths.doc('accounts'),
    label: 'Accounts and verification',
  },
  {
    id: 'leave',
    question: 'I want to delete my account and export my data',
    answer: 'On your profile you can download your data and delete your account.',
    to: paths.profile,
    label: 'Profile',
  },
]
