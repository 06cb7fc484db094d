/** A kind of difference between the scanner's figures and DuckDB's, and each place where it is. */
export interface Named {
  kind: string
  /** Why the scanner's figure stays as it is. */
  reason: string
  figures: string[]
  /** By file: what the columns are made of, or their names; '' for figures of the whole file. */
  files: Record<string, string[]>
}

/** Accepted differences. The test fails on any other difference, and on any of these that no longer occurs. */
export const NAMED: Named[] = [
  {
    kind: 'wrong guess',
    reason:
      'DuckDB guesses one column where rows are short, or a line end in a first quoted text; told the dialect, it agrees',
    figures: ['guess'],
    files: {
      'csv-009.csv': [''],
      'csv-019.csv': [''],
      'csv-029.csv': [''],
      'csv-039.csv': [''],
      'csv-049.csv': [''],
      'csv-059.csv': [''],
      'csv-069.csv': [''],
      'csv-079.csv': [''],
      'csv-082.tsv': [''],
      'csv-089.csv': [''],
      'csv-099.csv': [''],
      'csv-109.csv': [''],
    },
  },
  {
    kind: 'mixed',
    reason: 'DuckDB has no type for a column of numbers or dates with some texts: the profiler warns of it',
    figures: ['type'],
    files: {
      'csv-006.tsv': ['nearlyNumber'],
      'csv-015.csv': ['nearlyNumber'],
      'csv-029.csv': ['nearlyNumber'],
      'csv-030.tsv': ['nearlyNumber'],
      'csv-059.csv': ['nearlyNumber'],
      'csv-062.tsv': ['nearlyNumber'],
      'csv-068.csv': ['nearlyNumber'],
      'csv-080.csv': ['nearlyNumber'],
      'csv-098.tsv': ['nearlyNumber'],
      'case-no-such-day.csv': ['d'],
    },
  },
  {
    kind: 'ambiguous dates',
    reason: 'a date has to say its day alone, so it begins with the year: 01.02.2024 is one of two days',
    figures: ['type'],
    files: {
      'csv-008.csv': ['dayGerman'],
      'csv-022.tsv': ['dayGerman'],
      'csv-026.tsv': ['dayGerman'],
      'csv-040.csv': ['dayGerman'],
      'csv-055.csv': ['dayGerman'],
      'csv-081.csv': ['dayGerman'],
      'csv-088.csv': ['dayGerman'],
      'csv-092.csv': ['dayGerman'],
      'csv-105.csv': ['dayGerman'],
      'case-day-first.csv': ['day'],
    },
  },
  {
    kind: 'beyond 64 bits in JSON',
    reason: 'DuckDB reads such whole numbers as doubles; the profiler keeps their digits',
    figures: ['type'],
    files: {
      'json-016.jsonl': ['hugeInteger'],
      'json-031.json': ['hugeInteger'],
      'json-033.json': ['hugeInteger'],
    },
  },
  {
    kind: 'empty texts',
    reason: 'an empty text or no bytes are a missing value in every format',
    figures: ['missing', 'distinct'],
    files: {
      'parquet-005.parquet': ['binary'],
      'parquet-012.parquet': ['binary'],
      'parquet-017.parquet': ['binary'],
      'parquet-021.parquet': ['binary'],
      'parquet-023.parquet': ['binary'],
      'parquet-031.parquet': ['binary'],
      'fixture-bytes.parquet': ['like_text'],
      'fixture-dictionary-type.parquet': ['s'],
    },
  },
  {
    kind: 'cells of spaces',
    reason: 'a cell with nothing but spaces is missing',
    figures: ['missing', 'distinct'],
    files: {
      'case-cells-of-spaces.csv': ['t'],
    },
  },
  {
    kind: '\\N',
    reason: 'it is the missing value of MySQL and PostgreSQL',
    figures: ['type', 'missing', 'distinct'],
    files: {
      'case-mysql-null.tsv': ['n', 'name'],
    },
  },
  {
    kind: 'dates and moments',
    reason: 'a column of days and moments holds dates',
    figures: ['type'],
    files: {
      'case-date-spellings.csv': ['v'],
    },
  },
  {
    kind: '24:00:00',
    reason: 'DuckDB reads the end of a day as its beginning, 00:00:00',
    figures: ['type'],
    files: {
      'case-midnight-24.csv': ['t'],
    },
  },
  {
    kind: 'no rows',
    reason: 'a file without rows is refused in words',
    figures: ['refusal'],
    files: {
      'case-only-header.csv': [''],
      'fixture-no-rows.parquet': [''],
    },
  },
  {
    kind: 'one encrypted column',
    reason: 'DuckDB refuses the file; the profiler reads the other columns',
    figures: ['refusal'],
    files: {
      'fixture-encrypted-plain-footer.parquet': [''],
    },
  },
  {
    kind: 'names that are numbers',
    reason: 'a line of different whole numbers above other types is a header',
    figures: ['rows'],
    files: {
      'case-number-names.csv': [''],
    },
  },
  {
    kind: 'blank lines',
    reason: 'a blank line is no row, with one column too',
    figures: ['rows'],
    files: {
      'case-one-column-blank-lines.csv': [''],
    },
  },
  {
    kind: 'byte order mark',
    reason: 'DuckDB takes the array behind the mark for one value',
    figures: ['rows'],
    files: {
      'case-mark.json': [''],
    },
  },
]
