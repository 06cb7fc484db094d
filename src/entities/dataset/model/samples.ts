import type { Dataset, DatasetProfileSummary } from './dataset'
import { INTERRUPTED } from './life'

type Figures = Pick<
  Dataset,
  'name' | 'description' | 'type' | 'size' | 'samples' | 'format' | 'visibility' | 'createdBy' | 'tags'
> & {
  /** Days since it was changed last. */
  age: number
  /** How many versions there are. */
  versions: number
  used: readonly [downloads: number, usages: number]
} & Partial<Pick<Dataset, 'status' | 'processing' | 'failure' | 'profile'>>

const DAY = 24 * 60 * 60 * 1000
const MB = 1_000_000
const GB = 1000 * MB

const SALES: DatasetProfileSummary = {
  fileName: 'sales-2026.csv',
  rowCount: 1_204_330,
  columnCount: 6,
  columns: [
    { name: 'order_id', type: 'integer', missing: 0 },
    { name: 'ordered_at', type: 'date', missing: 0 },
    { name: 'country', type: 'text', missing: 12 },
    { name: 'product', type: 'text', missing: 0 },
    { name: 'quantity', type: 'integer', missing: 0 },
    { name: 'total', type: 'number', missing: 318 },
  ],
  rows: [
    ['100201', '2026-01-02', 'DE', 'Desk lamp', '2', '79.80'],
    ['100202', '2026-01-02', 'FR', 'Notebook, dotted', '10', '49.00'],
    ['100203', '2026-01-02', 'JP', 'Standing desk', '1', '629.00'],
    ['100204', '2026-01-03', 'DE', 'Cable tray', '4', '92.00'],
    ['100205', '2026-01-03', 'BR', 'Desk lamp', '1', '39.90'],
  ],
}

/** The documented twelve (D2 §9), newest first; the overview counts them. */
const figures = (now: number): Figures[] => [
  {
    name: 'Warehouse Camera Clips',
    description: 'Short clips of pallet movements, for counting incoming and outgoing goods.',
    type: 'video',
    size: 48.6 * GB,
    samples: 5420,
    format: 'MP4',
    visibility: 'team',
    createdBy: 'Ada Moreau',
    tags: ['logistics', 'counting', 'cameras'],
    age: 0,
    versions: 1,
    used: [0, 0],
    status: 'processing',
    processing: { since: new Date(now - 4 * 60_000).toISOString(), takes: 20 * 60_000, fails: false },
  },
  {
    name: 'Sales Transactions',
    description: 'All orders from last year with product, quantity, total and country.',
    type: 'tabular',
    size: 184.2 * MB,
    samples: SALES.rowCount,
    format: 'CSV',
    visibility: 'team',
    createdBy: 'Jun Park',
    tags: ['sales', 'forecast', 'orders', 'finance'],
    age: 2,
    versions: 4,
    used: [312, 41],
    profile: SALES,
  },
  {
    name: 'Retail Product Images',
    description: 'Product photos on a white background in 120 categories.',
    type: 'image',
    size: 12.4 * GB,
    samples: 86_400,
    format: 'JPG, PNG',
    visibility: 'public',
    createdBy: 'Ada Moreau',
    tags: ['retail', 'classification', 'products', 'catalogue', 'white background'],
    age: 3,
    versions: 3,
    used: [1240, 87],
  },
  {
    name: 'Customer Reviews',
    description: 'Reviews with star ratings in English, German and French, without names.',
    type: 'text',
    size: 941 * MB,
    samples: 2_310_000,
    format: 'JSON',
    visibility: 'public',
    createdBy: 'Lena Fischer',
    tags: ['sentiment', 'reviews', 'multilingual'],
    age: 5,
    versions: 2,
    used: [2018, 134],
  },
  {
    name: 'Customer Support Calls',
    description: 'Recorded calls with transcripts. Names and numbers are removed.',
    type: 'audio',
    size: 22.8 * GB,
    samples: 18_250,
    format: 'WAV',
    visibility: 'private',
    createdBy: 'Jun Park',
    tags: ['speech', 'support', 'transcripts', 'call centre'],
    age: 8,
    versions: 2,
    used: [64, 12],
  },
  {
    name: 'Sensor Readings Plant 4',
    description: 'Temperature, pressure and vibration of machines in plant 4, sampled every second.',
    type: 'tabular',
    size: 6.1 * GB,
    samples: 0,
    format: 'Parquet',
    visibility: 'private',
    createdBy: 'Lena Fischer',
    tags: ['sensors', 'anomalies', 'plant 4'],
    age: 9,
    versions: 1,
    used: [3, 0],
    status: 'error',
    failure: INTERRUPTED,
  },
  {
    name: 'Python Functions',
    description: 'Functions with documentation and tests from permissively licensed repositories.',
    type: 'code',
    size: 1.9 * GB,
    samples: 412_000,
    format: 'JSON',
    visibility: 'public',
    createdBy: 'Lena Fischer',
    tags: ['code', 'python', 'completion', 'tests'],
    age: 14,
    versions: 5,
    used: [884, 52],
  },
  {
    name: 'Medical Scans',
    description: 'Chest scans with findings from two radiologists.',
    type: 'image',
    size: 31.2 * GB,
    samples: 11_800,
    format: 'TIFF',
    visibility: 'private',
    createdBy: 'Lena Fischer',
    tags: ['medical', 'segmentation', 'chest'],
    age: 21,
    versions: 2,
    used: [18, 9],
  },
  {
    name: 'News Archive',
    description: 'Ten years of articles with headline, section and date.',
    type: 'text',
    size: 3.3 * GB,
    samples: 640_500,
    format: 'TXT',
    visibility: 'team',
    createdBy: 'Ada Moreau',
    tags: ['news', 'summaries', 'language models'],
    age: 33,
    versions: 1,
    used: [205, 23],
  },
  {
    name: 'Birdsong',
    description: 'Field recordings of 240 bird species, labelled by listeners.',
    type: 'audio',
    size: 9.7 * GB,
    samples: 54_300,
    format: 'MP3, WAV',
    visibility: 'public',
    createdBy: 'Ada Moreau',
    tags: ['birds', 'classification', 'nature', 'field recordings'],
    age: 48,
    versions: 3,
    used: [731, 29],
  },
  {
    name: 'Street Crossings',
    description: 'People and vehicles at crossings, with bounding boxes in every frame.',
    type: 'video',
    size: 76.5 * GB,
    samples: 2150,
    format: 'MP4',
    visibility: 'public',
    createdBy: 'Ada Moreau',
    tags: ['detection', 'traffic', 'tracking'],
    age: 62,
    versions: 2,
    used: [446, 38],
  },
  {
    name: 'Infrastructure Scripts',
    description: 'Deployment scripts for our services, for internal code completion.',
    type: 'code',
    size: 38.4 * MB,
    samples: 2960,
    format: 'ZIP',
    visibility: 'team',
    createdBy: 'Jun Park',
    tags: ['code', 'shell', 'operations'],
    age: 90,
    versions: 1,
    used: [27, 6],
  },
]

/** Initial datasets of a user who has uploaded none yet. `now` is the time of day in ms since 1970. */
export const sampleDatasets = (now: number): Dataset[] =>
  figures(now).map(({ age, versions, used, ...dataset }, index) => {
    const at = (version: number) => new Date(now - (age + (versions - version) * 30) * DAY).toISOString()
    const all = Array.from({ length: versions }, (_, place) => {
      const version = versions - place
      return {
        version: `1.${version - 1}.0`,
        at: at(version),
        note: version === 1 ? 'First upload' : `Samples of ${NOTES[version % NOTES.length]} added`,
      }
    })
    return {
      status: 'ready',
      processing: null,
      failure: null,
      profile: null,
      ...dataset,
      id: `dataset-${index + 1}`,
      version: `1.${versions - 1}.0`,
      createdAt: at(1),
      updatedAt: at(versions),
      downloadCount: used[0],
      usageCount: used[1],
      versions: all,
    }
  })

const NOTES = ['the last quarter', 'a second source', 'the newest month']
