import type { DatasetProfile } from '@/entities/dataset-profile/model'

/** A profile as the profiler makes it, for stories. */
export const PROFILE: DatasetProfile = {
  headers: ['country', 'total'],
  rows: [
    ['DE', '79.80'],
    ['FR', '49.00'],
    ['JP', '629.00'],
    ['DE', '92.00'],
    ['BR', '39.90'],
  ],
  totalRows: 1_204_330,
  fileSize: 184_200_000,
  fileType: 'CSV',
  delimiter: ',',
  encoding: 'UTF-8',
  columns: [
    {
      name: 'country',
      type: 'text',
      missing: 12,
      min: null,
      max: null,
      mean: null,
      distinct: 42,
      estimated: false,
      top: [
        { value: 'DE', count: 402_113 },
        { value: 'FR', count: 210_998 },
      ],
      histogram: [],
    },
    {
      name: 'total',
      type: 'number',
      missing: 318,
      min: 0.5,
      max: 4200,
      mean: 88.2512,
      distinct: 90_210,
      estimated: true,
      top: [],
      histogram: [12, 40, 96, 60, 22, 9, 3, 1].map((count, place) => ({
        from: place * 525,
        to: (place + 1) * 525,
        count: count * 4000,
      })),
    },
  ],
  problems: [{ line: 20_412, text: '5 values in place of 2' }],
  problemCount: 1,
}
