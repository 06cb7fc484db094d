import type { ProjectContext } from '../../../definitions'
import { code, lines } from '../../../text/code'
import { goFile, imports } from '../source'
import { documentHelpers, firebaseAccounts, firebaseItems } from './firebase-methods'
import { firestoreClientFile } from './firestore'
import { serviceAccountFile } from './service-account'
import { type GoStore, hasData } from './store'

/**
 * Firestore's REST interface: the official client is built on gRPC and brings some fifty modules for the ten requests that
 * this server makes, while the standard library can sign in as a service account by itself.
 */
export const firebaseStore: GoStore = {
  fields: 'Firebase Firebase',
  types: code`
    // Firebase is the access to Firestore.
    type Firebase struct {
      ProjectID   string
      ClientEmail string
      PrivateKey  string
      // Host and port of the Firestore emulator, which needs no key.
      Emulator string
    }

    // Configured tells whether there is a project, and a key or an emulator.
    func (f Firebase) Configured() bool {
      return f.ProjectID != "" && (f.Emulator != "" || (f.ClientEmail != "" && f.PrivateKey != ""))
    }
  `,
  values: lines(
    'Firebase: Firebase{',
    '  ProjectID:   env("FIREBASE_PROJECT_ID"),',
    '  ClientEmail: env("FIREBASE_CLIENT_EMAIL"),',
    '  PrivateKey:  strings.ReplaceAll(env("FIREBASE_PRIVATE_KEY"), "\\\\n", "\\n"),',
    '  Emulator:    env("FIRESTORE_EMULATOR_HOST"),',
    '},',
  ),
  usesStrings: true,
  unconfigured: '!cfg.Firebase.Configured()',
  open: 'newFirestore(cfg.Firebase)',
  files: (project) => [
    firestoreClientFile(project),
    serviceAccountFile(),
    ...(hasData(project) ? [dataFile(project)] : []),
  ],
}

function dataFile(project: ProjectContext) {
  const { has } = project
  return goFile(
    'internal/store/firestore_data.go',
    'package store',
    imports([
      'context',
      has('auth') && 'errors',
      has('api') && 'errors',
      has('auth') && 'crypto/sha256',
      has('auth') && 'encoding/hex',
      'net/http',
      'net/url',
      has('api') && 'strconv',
    ]),
    documentHelpers(project),
    has('api') && firebaseItems(),
    has('auth') && firebaseAccounts(),
  )
}
