import type { DatabaseDefinition } from '../../definitions'
import { code } from '../../text/code'

export const firebase: DatabaseDefinition = {
  label: 'Firebase',
  id: 'firebase',
  environment: [
    {
      name: 'FIREBASE_PROJECT_ID',
      value: '',
      example: 'your-project',
      description: 'Id of the Firebase project whose Firestore keeps the data.',
    },
    {
      name: 'FIREBASE_CLIENT_EMAIL',
      value: '',
      description: 'From the service account key. Not needed with the emulator.',
    },
    {
      name: 'FIREBASE_PRIVATE_KEY',
      value: '',
      description:
        'From the service account key, in double quotes, line ends as \\n. Not needed with the emulator.',
    },
    {
      name: 'FIRESTORE_EMULATOR_HOST',
      value: '',
      example: 'localhost:8080',
      description: 'Address of the Firestore emulator, instead of the hosted service.',
    },
  ],
  required: 'FIREBASE_PROJECT_ID and the service account',
  setup: () => code`
    1. Create a Firebase project with a Firestore database.
    2. Create a key under *Project settings, Service accounts* and set \`FIREBASE_PROJECT_ID\`, \`FIREBASE_CLIENT_EMAIL\` and
       \`FIREBASE_PRIVATE_KEY\` in \`.env\` from it.

    Or run the emulator and set \`FIREBASE_PROJECT_ID=demo-app\` and \`FIRESTORE_EMULATOR_HOST=localhost:8080\`:

    \`\`\`sh
    npx firebase-tools emulators:start --only firestore --project demo-app
    \`\`\`
  `,
}
