const nodeModules = (...names: string[]) => `/node_modules/(${names.join('|')})/`
const part = (name: string, ...places: string[]) => ({
  name,
  minShareCount: 2,
  test: new RegExp(places.join('|')),
})
/** Takes what one place alone asks for, too: what is always loaded together. */
const whole = (name: string, ...places: string[]) => ({ ...part(name, ...places), minShareCount: 1 })

/** The modules that are inlined into the page. */
const FIRST = /entrypoint\/(main|when-wanted|draw-rest)\.ts|\.css$|index\.html/

/** Dialogs, menus and form pages use these modules. The start leaves them out, so that other pages do not load them. */
const BEHIND_DOORS =
  /theme\/(recipes\/(alert|checkmark|dialog|input|menu|native|radiomark|select|textarea)|(alert|control|fields|layers|marks)\.ts)|anatomy|FormPage/

const first = (place: RegExp) => (id: string) => place.test(id) && !FIRST.test(id) && !BEHIND_DOORS.test(id)
const initial = ['$initial' as const]

/** The files that every page starts with. Each is run in a task of its own. */
const START = [
  {
    name: 'react',
    tags: initial,
    test: /\/node_modules\/(react|react-dom|scheduler)\//,
    priority: 3,
  },
  {
    name: 'chakra',
    tags: initial,
    test: first(/\/node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js|@pandacss|stylis)\//),
    priority: 2,
  },
  {
    // The modules that make Chakra's system of the theme.
    name: 'theme',
    tags: initial,
    test: first(/\/src\/shared\/theme\/.*\.tsx?$/),
    priority: 2,
  },
  { name: 'start', tags: initial, test: first(/./), priority: 1 },
]

/**
 * The modules that pages share, in files that are large enough to be worth a request. The first entry that matches a
 * module takes it, with all of its imports that no earlier entry has taken, so the deepest modules come first. The
 * remaining modules form files of their own. `/` loads the start, parts, choices and public.
 */
export const FILES = [
  ...START,
  part(
    'parts',
    '/src/shared/theme/(alert|control)',
    '/src/shared/ui/(notice|panel|progress|status|tabs)/',
    '/src/shared/ui/screen/(PageMeta|NeedsJavaScript)',
    '/src/shared/ui/form/(FieldError|after-press)',
    '/packages/generator/model/(technologies|config).ts',
    '/@chakra-ui/react/dist/esm/components/(skeleton|visually-hidden|badge|box)',
    '/lucide-react/dist/esm/icons/(activity|check|chevron-down|database|download|ellipsis|plus|search|trash)\\.',
  ),
  part(
    'machine',
    nodeModules('xstate', '@xstate/react', 'use-[a-z-]+'),
    '/src/shared/lib/(machine|failure)/',
    '/src/shared/lib/format/(format|amounts)',
    '/machines/ask/',
  ),
  part(
    'signs',
    '/lucide-react/dist/esm/icons/(circle|gauge|graduation-cap|pencil|rocket|settings|users-round|user-round)\\.',
  ),
  part(
    'choices',
    '/src/shared/ui/form/(ControlMark|Option|Checkbox|option)',
    '/src/entities/project/model/(config-link|link).ts',
    '/src/features/configure-stack/ui/Stack',
  ),
  part(
    'public',
    '/src/shared/ui/(public|near-viewport)/',
    '/src/entities/product/',
    '/src/features/training-demo/(model|ui/TrainingDashboard)',
  ),
  part('schema', nodeModules('valibot'), '/src/shared/lib/(form/|storage|collection/fields)'),
  part(
    'account',
    '/src/app/session/',
    '/src/features/guard-route/',
    '/src/entities/settings/',
    '/src/entities/profile/api/(profile|auth|when)',
    '/src/shared/api/(with-signal|backend|client|watched)',
  ),
  part('calls', '/src/shared/api/(call-function|fetch-own)'),
  part('collection', nodeModules('idb'), '/src/shared/lib/collection/'),
  part('fields', '/src/shared/ui/form/(Controls|FormField|TextField|SelectField|TextareaField)'),
  part(
    'form',
    '/src/shared/ui/form/(Form|SubmitButton|use-)',
    '/src/shared/ui/screen/FormPage',
    '/machines/form/',
  ),
  part('sign', '/src/entities/profile/(ui/UnlessSignedIn|model/(validation|unconfirmed))'),
  part('modal', '/src/shared/ui/dialog/ModalShell', '/src/shared/ui/wizard/(use-leave-question|LeaveDialog)'),
  part(
    'text',
    '/src/shared/ui/(prose|screen)/',
    '/src/entities/article/model/article',
    // Not `parse`, which loads a parser for the few pages that read Markdown in the browser.
    '/src/shared/lib/markdown/(index|markdown|bounds)\\.',
  ),
  part(
    'overlay',
    '/src/shared/ui/dialog/Modal.tsx',
    nodeModules('@zag-js/(core|dialog|dismissable|presence)'),
  ),
  part('menu', nodeModules('@zag-js/(menu|popper|tooltip)', '@floating-ui/[a-z]+')),
  part('list', nodeModules('@tanstack/[a-z-]+'), '/src/shared/ui/list/(WindowedGrid|use-)'),
  part('page', '/src/shared/ui/(card|filter-bar|page-header|master-detail|facts|storage-notices)/'),
  part(
    'project',
    '/src/entities/project/model/(project|samples|recent|team|drafts|template-wizard|validation|templates|filter)\\.',
    '/packages/generator/model/(types|ai-tools)\\.',
    '/src/entities/project/api/',
    '/machines/removal/',
  ),
  part('grid', '/src/shared/ui/list/(VirtualGrid|PlainGrid|GridItem|ListBox)'),
  part(
    'project-parts',
    '/src/entities/project/ui/(ProjectCard|ProjectStatusDot|DraftList|SavedList|BookmarkList)',
    '/src/features/(download-project|undo-removal|edit-project/(ui/use-|model/edits))',
    '/src/features/configure-stack/ui/SavedConfiguration',
    '/src/pages/projects/ui/texts',
  ),
  part(
    'platform',
    '/src/shared/ui/meter/',
    '/src/entities/training-job/(model/(learning|simulate|samples|training-job|collection|changes)|api/use-|ui/JobStatus)',
    '/src/entities/dataset/(model/(filter|life|samples|dataset)|api/use-datasets)',
    '/src/entities/deployment/(model/(environments|options|endpoint|samples|deployed-model)|api/deployed-models)',
    '/src/entities/member/(model/(activity|member|samples|collections)|api/use-team)',
    '/src/entities/llm-provider/(model/usage|api/use-llm)',
    '/src/features/train-models/(model/training|ui/(JobNow|TrainingProvider))',
  ),
  part(
    'endpoint',
    '/src/entities/endpoint/',
    '/src/entities/api-key/model/',
    '/src/features/change-entry/',
    '/machines/entry-change/',
  ),
  part(
    'serving',
    '/src/entities/registered-model/',
    // The menu would bring Chakra's menus and dialogs into this file, and this file into every page with a menu.
    '/src/features/serve-model/(?!ui/RegisteredMenu)',
    '/machines/serve-model/',
  ),
  whole('supabase', '/src/shared/api/supabase\\.ts', nodeModules('@supabase/[a-z-]+', 'tslib')),
  whole(
    'guarded',
    '/src/app/routes/Guarded\\.',
    '/src/app/shell/Account(Menu|Button)',
    '/src/app/shell/workspace/(index|AppBar|AppFooter|Rail|RailContent)\\.',
  ),
  part('chart', '/src/shared/ui/chart/', nodeModules('d3-[a-z-]+')),
]

/** By which modules are found above; a build in which one of them finds none stops (`foundPatterns`). */
export const PATTERNS = [
  ...FILES.flatMap(({ test }) => (test instanceof RegExp ? [test] : [])),
  FIRST,
  BEHIND_DOORS,
]
