const nodeModules = (...names: string[]) => `/node_modules/(${names.join('|')})/`
const part = (name: string, ...places: string[]) => ({
  name,
  minShareCount: 2,
  test: new RegExp(places.join('|')),
})

/** What the page has from its first moment on. */
const FIRST = /entrypoint\/(main|below|when-wanted|page-of-the-build)\.ts|\.css$|index\.html/

/** Doors lead to them, but no page that is drawn first goes in. */
const BEHIND_DOORS =
  /theme\/(recipes\/(alert|checkmark|dialog|input|menu|native|radiomark|select|textarea)|(alert|control|fields|layers|marks)\.ts)|anatomy|FormPage/

const first = (place: RegExp) => (id: string) => place.test(id) && !FIRST.test(id) && !BEHIND_DOORS.test(id)
const initial = ['$initial' as const]

/** What every page starts with, in files that are each run in a task of its own. */
const START = [
  // What the entry itself needs, so that it needs nothing else.
  { name: 'entry', test: /preload-helper|modulepreload-polyfill|rolldown\/runtime|fonts\.css$/, priority: 4 },
  {
    name: 'react',
    tags: initial,
    test: /\/node_modules\/(react|react-dom|scheduler)\/|entrypoint\/parts\/react/,
    priority: 3,
  },
  {
    name: 'chakra',
    tags: initial,
    test: first(/\/node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js|@pandacss|stylis)\//),
    priority: 2,
  },
  {
    // What makes the system of it.
    name: 'theme',
    tags: initial,
    test: first(/\/src\/shared\/theme\/.*\.tsx?$|entrypoint\/parts\/theme/),
    priority: 2,
  },
  { name: 'start', tags: initial, test: first(/./), priority: 1 },
]

/**
 * What pages share, in files that are worth a request. The first that names a module takes it, with all that it needs and none
 * before has taken: the deepest come first. What is left makes files of its own. `/` loads the start, parts, choices and public.
 */
export const FILES = [
  ...START,
  part(
    'parts',
    '/src/shared/theme/alert',
    '/src/shared/ui/(notice|status|skeleton)/',
    '/src/shared/ui/screen/PageMeta',
    '/src/shared/ui/form/FieldError',
    '/src/entities/project/model/(technologies|config).ts',
    '/@chakra-ui/react/dist/esm/components/(skeleton|visually-hidden|badge)',
    '/lucide-react/dist/esm/icons/(check|download|ellipsis|plus|trash|search|chevron-down)\\.',
  ),
  part(
    'machine',
    nodeModules('xstate', '@xstate/react', 'use-[a-z-]+'),
    '/src/shared/lib/(machine|failure)/',
    '/src/shared/lib/format/format',
    '/machines/ask/',
  ),
  part(
    'choices',
    '/src/shared/ui/form/(ControlMark|Option|Checkbox|option)',
    '/src/shared/ui/tabs/',
    '/src/entities/project/model/(config-link|link).ts',
  ),
  part(
    'public',
    '/src/shared/ui/(public|in-sight|progress)/',
    '/src/entities/product/',
    '/src/features/training-demo/(model|ui/TrainingDashboard)',
  ),
  part('schema', nodeModules('valibot'), '/src/shared/lib/(storage|collection/fields)'),
  part(
    'account',
    '/src/app/session/',
    '/src/features/guard-route/',
    '/src/entities/settings/',
    '/src/entities/profile/api/(profile|auth|when)',
    '/src/shared/api/(abortable|backend|client|watched)',
  ),
  part('collection', nodeModules('idb'), '/src/shared/lib/collection/'),
  part(
    'form',
    '/src/shared/ui/form/(Controls|Form|TextField|SelectField|TextareaField|SubmitButton|use-)',
    '/src/shared/ui/screen/FormPage',
    '/src/shared/lib/form/',
    '/machines/form/',
  ),
  part(
    'text',
    '/src/shared/ui/(prose|screen)/',
    '/src/entities/article/model/article',
    '/src/shared/lib/markdown/',
  ),
  part(
    'overlay',
    '/src/shared/ui/dialog/Modal.tsx',
    nodeModules('@zag-js/(core|dialog|dismissable|presence)'),
  ),
  part('menu', nodeModules('@zag-js/(menu|popper|tooltip)', '@floating-ui/[a-z]+')),
  part('list', nodeModules('@tanstack/[a-z-]+'), '/src/shared/ui/list/'),
  part('page', '/src/shared/ui/(filter-bar|page-header|master-detail|facts|kept)/'),
  part('project', '/src/entities/project/(model|api)/', '/machines/removal/'),
  part('chart', '/src/shared/ui/chart/', nodeModules('d3-[a-z-]+')),
]
