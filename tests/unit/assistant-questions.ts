/**
 * A question in a new user's words, and the addresses of which the first answer has to link to one; null: there is no
 * answer here.
 */
export type Asked = readonly [question: string, right: readonly string[] | null]

const accounts = (heading: string) => `/docs/accounts#${heading}`
const running = (heading: string) => `/docs/running-a-download#${heading}`
const checking = (heading: string) => `/docs/checking-a-dataset#${heading}`
const settings = (heading: string) => `/docs/settings-and-shortcuts#${heading}`
const limits = (heading: string) => `/docs/plans-and-limits#${heading}`
const data = (heading: string) => `/docs/your-data#${heading}`
const platform = (heading: string) => `/docs/ai-ml-platform#${heading}`

/** Written before any article was read. */
const FIRST: readonly Asked[] = [
  ['i signed up but no mail came', [accounts('if-no-email-arrives'), accounts('the-confirmation-mail')]],
  [
    'how do i make an account',
    ['/docs/getting-started#create-an-account', accounts('rules-for-usernames-and-passwords')],
  ],
  ['can i use this without signing up', [accounts('without-an-account')]],
  ['forgot my pasword', [accounts('forgotten-password')]],
  [
    'how do i run the thing i downloaded',
    [running('run-it-on-windows-macos-and-linux'), running('the-commands')],
  ],
  ['what node version do i need', [running('what-to-install-first'), '/docs/getting-started#what-you-need']],
  ['npm says command not found on windows', [running('command-not-found-port-in-use-and-other-errors')]],
  ['do i need docker', [running('what-to-install-first'), running('is-docker-needed')]],
  ['port 3000 is already in use', [running('command-not-found-port-in-use-and-other-errors')]],
  ['which databases can i pick', ['/docs/choosing-a-stack']],
  ['how do i run the tests of my project', [running('run-its-tests')]],
  ['how do i put my project online', [running('put-it-online')]],
  ['my csv has duplicate rows, how do i see them', [checking('duplicate-rows')]],
  ['where do i see missing values', [checking('missing-values')]],
  ['how are outliers found', [checking('outliers-and-suspicious-values')]],
  ['can i compare this weeks file with last weeks', [checking('compare-two-files')]],
  [
    'is my data uploaded to a server',
    ['/docs/dataset-formats', '/docs/checking-a-dataset', '/docs/your-data', platform('what-is-real')],
  ],
  ['how big can a file be', [limits('limits-of-datasets')]],
  [
    'where are my api keys stored',
    [data('in-your-browser'), '/docs/assistant#what-is-sent-and-where', platform('api-keys')],
  ],
  ['how do i invite someone to my team', ['/ai-ml-platform?tab=collaboration']],
  ['what does it cost', [limits('what-it-costs')]],
  ['is there a dark mode', ['/settings', settings('dark-and-light-theme')]],
  ['which keyboard shortcuts are there', [settings('keyboard-shortcuts')]],
  ['how do i delete my account', [accounts('deleting-your-account')]],
  ['how do i become admin', ['/docs/roles#become-an-administrator', '/docs/hosting#name-the-administrator']],
  ['what file types can I upload', ['/docs/dataset-formats']],
  ['can i undo deleting a project', [settings('undo-a-deletion')]],
  [
    'my training job failed, why',
    ['/ai-ml-platform?tab=models&status=failed', platform('when-a-training-job-fails')],
  ],
  ['change my email adress', [accounts('changing-the-address')]],
  ['does it work offline', [settings('without-a-connection')]],
  ["what's the weather in berlin tomorrow", null],
  ['how much is github copilot', null],
  ['does orrery have an ios app', null],
  ['can i pay with bitcoin', null],
  ['who won the world cup', null],
  ['write me a poem about cats', null],
  ['what is the capital of france', null],
  ['does vercel have a free tier', null],
  ['can it fine tune llama on my gpu cluster', null],
  ['is there a slack integration', null],
  ['translate hello into spanish', null],
  ['can you book me a demo call on friday', null],
]

/** About the person's own things, and actions. */
const OWN: readonly Asked[] = [
  ['how many projects do I have', ['/projects']],
  ['which job failed', ['/ai-ml-platform?tab=models&status=failed']],
  ['which datasets have missing values', ['/ai-ml-platform?tab=datasets']],
  ['what is deployed', ['/ai-ml-platform?tab=deployment']],
  ['who is on my team', ['/ai-ml-platform?tab=collaboration']],
  ['list my datsets', ['/ai-ml-platform?tab=datasets']],
  ['do i have any drafts', ['/projects']],
  ['is any training still running?', ['/ai-ml-platform?tab=models']],
  ['which llm providers do i have', ['/ai-ml-platform?tab=llm']],
  ['show my api keys', ['/ai-ml-platform/api-integration?tab=keys']],
  ['create a project', ['/create-project']],
  ['upload a CSV', ['/ai-ml-platform/upload-dataset']],
  ['change theme', ['/settings']],
  ['sign me out', ['/settings', accounts('signing-out')]],
]

const FURTHER: readonly Asked[] = [
  [
    'the link in the email does not work any more',
    [accounts('the-confirmation-mail'), accounts('if-no-email-arrives')],
  ],
  ['i cant log in', [accounts('when-signing-in-fails')]],
  ['what are the rules for a password', [accounts('rules-for-usernames-and-passwords')]],
  [
    'can i change my user name',
    [accounts('changing-the-username'), accounts('rules-for-usernames-and-passwords')],
  ],
  ['run the download on a mac', [running('run-it-on-windows-macos-and-linux')]],
  ['how to connect my own postgres database', [running('connect-a-database')]],
  ['does sqlite need a server', [running('connect-a-database'), running('what-to-install-first')]],
  ['what does npm run check do', [running('the-commands')]],
  ['what is in the zip', [running('the-folder'), '/docs/running-a-download']],
  ['can I download a project with curl', ['/docs/command-line']],
  ['whats the difference between the stacks', ['/docs/choosing-a-stack']],
  ['can i change the stack later', ['/docs/choosing-a-stack#changing-your-mind']],
  ['how do i add authentification to my project', ['/docs/feature-switches']],
  ['is n/a counted as missing', [checking('missing-values'), '/docs/dataset-formats']],
  ['my dates are read as text', ['/docs/dataset-formats', checking('outliers-and-suspicious-values')]],
  ['what is drift', [checking('compare-two-files'), platform('drift-of-an-endpoint')]],
  ['are the statistics exact', ['/docs/dataset-formats#which-statistics-are-exact']],
  ['are my projects on my other computer too', [data('using-another-browser-or-computer')]],
  [
    'can other people see my projects',
    [data('using-another-browser-or-computer'), data('who-can-see-a-project')],
  ],
  ['export all my data', [data('download-export-or-delete-your-data')]],
  ['how many projects can i create', [limits('limits-of-projects')]],
  ['can i use the code commercially', [limits('licence')]],
  ['which language is the interface in', [settings('language-and-time-zone')]],
  ['how do i host orrery myself', ['/docs/hosting']],
]

/** The 80 questions that the answers were tuned with. */
export const TUNED: readonly Asked[] = [...FIRST, ...OWN, ...FURTHER]

/** Written after the first tuning, which answered 13 of them; the causes that they shared were then removed. */
export const SECOND: readonly Asked[] = [
  ['i didnt get an email after registering', [accounts('if-no-email-arrives')]],
  ['my account is locked after too many tries', [accounts('when-signing-in-fails')]],
  ['where can i see my old downloads again', null],
  ['EADDRINUSE', [running('command-not-found-port-in-use-and-other-errors')]],
  ['do the projects run on linux', [running('run-it-on-windows-macos-and-linux')]],
  ['how do i start the database of my project', [running('connect-a-database')]],
  ['which python version is required', [running('what-to-install-first')]],
  ['what is the health check for', ['/docs/health-and-status', running('is-it-running')]],
  ['does the csv need a header line', ['/docs/dataset-formats']],
  ['are there repeated rows in my table', [checking('duplicate-rows')]],
  ['median and standard deviation of a column', [checking('outliers-and-suspicious-values')]],
  ['can i open an excel sheet', ['/docs/dataset-formats', '/docs/checking-a-dataset']],
  ['do you track me with cookies', null],
  ['how many training jobs run at once', [limits('limits-of-training-and-requests')]],
  ['how many team members do i have', ['/ai-ml-platform?tab=collaboration']],
  ['which of my models are offline', ['/ai-ml-platform?tab=deployment']],
  ['can i import my runs from mlflow', null],
  ['is my api key safe when i connect openai', ['/docs/assistant', data('in-your-browser')]],
  ['what does the moderator role do', ['/docs/roles']],
  ['recommend me a laptop for coding', null],
]

/** Written after the tuning with the others. Only the threshold of an answer was set with their number of failures in sight. */
export const HELD_OUT: readonly Asked[] = [
  ['my confirmation link expired', [accounts('the-confirmation-mail'), accounts('if-no-email-arrives')]],
  ['how long must my password be', [accounts('rules-for-usernames-and-passwords')]],
  ['log out on all devices', [accounts('signing-out'), '/settings']],
  [
    'i get ECONNREFUSED from the database',
    [running('command-not-found-port-in-use-and-other-errors'), running('connect-a-database')],
  ],
  ['start the app on windows 11', [running('run-it-on-windows-macos-and-linux')]],
  ['can i push my project to github', [running('put-it-online')]],
  ['does orrery support rust', null],
  ['what is the difference between react and vue in performance', null],
  ['remove duplicates from my csv', [checking('duplicate-rows')]],
  ['how is PSI calculated', [checking('compare-two-files')]],
  ['delimiter was detected wrong', ['/docs/dataset-formats#how-a-file-was-read']],
  ['how many rows can a file have', [limits('limits-of-datasets')]],
  ['what is running right now in training', ['/ai-ml-platform?tab=models']],
  ['did any of my deployments fail', ['/ai-ml-platform?tab=deployment']],
  ['who are the members of our team', ['/ai-ml-platform?tab=collaboration']],
  ['turn off the assistant', ['/docs/assistant', '/settings', settings('notifications')]],
  ['use my own openai key in the chat', ['/docs/assistant']],
  ['when will the next version be released', null],
  ['order a pizza', null],
  [
    'how do i back up the data folder',
    [
      '/docs/your-data#in-the-data-folder',
      data('download-export-or-delete-your-data'),
      '/docs/settings-of-the-server',
    ],
  ],
]
