import type { Reading } from '../types'

/** For tests: text tables, and how they are to be read. */
export interface Expected {
  headers: string[]
  rows: number
  first: string[]
  reading?: Partial<Reading>
  problems?: number
}

/** Lines above the rows. */
export const LAYOUTS: [string, string, Expected][] = [
  [
    'the line that tells Excel the delimiter',
    'sep=;\r\nid;city;price\r\n1;Bonn;3,50\r\n2;Köln;4,25\r\n',
    {
      headers: ['id', 'city', 'price'],
      rows: 2,
      first: ['1', 'Bonn', '3,50'],
      reading: { delimiter: ';', headerLine: 2, decimal: ',' },
    },
  ],
  [
    'that line with a delimiter that would not be guessed',
    '"sep=/"\na/b,c\n1/2,3\n',
    { headers: ['a', 'b,c'], rows: 1, first: ['1', '2,3'], reading: { delimiter: '/' } },
  ],
  [
    'titles above the header',
    'Monthly report\nCreated 2024-03-01\n\nid,city,amount\n1,Bonn,3.5\n2,Trier,4.5\n',
    { headers: ['id', 'city', 'amount'], rows: 2, first: ['1', 'Bonn', '3.5'], reading: { headerLine: 4 } },
  ],
  [
    'a title above two columns',
    'Cities\nid,city\n1,Bonn\n2,Trier\n',
    { headers: ['id', 'city'], rows: 2, first: ['1', 'Bonn'], reading: { headerLine: 2 } },
  ],
  [
    'a title with commas above semicolons',
    'Sales, Bonn, Trier\nid;city;n\n1;Bonn;2\n2;Trier;3\n',
    {
      headers: ['id', 'city', 'n'],
      rows: 2,
      first: ['1', 'Bonn', '2'],
      reading: { delimiter: ';', headerLine: 2 },
    },
  ],
  [
    'comments above the header',
    '# made by hand\n# a, b, c\nid,city,n\n1,Bonn,2\n2,Trier,3\n',
    { headers: ['id', 'city', 'n'], rows: 2, first: ['1', 'Bonn', '2'], reading: { headerLine: 3 } },
  ],
  [
    'a header that is a comment',
    '## version 4\n#chrom\tpos\tid\nchr1\t12\trs1\nchr2\t13\trs2\n',
    { headers: ['#chrom', 'pos', 'id'], rows: 2, first: ['chr1', '12', 'rs1'], reading: { headerLine: 2 } },
  ],
  [
    'no header',
    '5.1,3.5,setosa\n4.9,3.0,setosa\n6.3,3.3,virginica\n',
    {
      headers: ['column1', 'column2', 'column3'],
      rows: 3,
      first: ['5.1', '3.5', 'setosa'],
      reading: { headerLine: 0 },
    },
  ],
  [
    'one column without a header',
    '3\n1\n2\n',
    { headers: ['column1'], rows: 3, first: ['3'], reading: { headerLine: 0 } },
  ],
  [
    'one row without a header',
    '1,2024-01-01\n',
    { headers: ['column1', 'column2'], rows: 1, first: ['1', '2024-01-01'], reading: { headerLine: 0 } },
  ],
  [
    'one row with a text and without a header',
    '1,x,2024-01-01\n',
    {
      headers: ['column1', 'column2', 'column3'],
      rows: 1,
      first: ['1', 'x', '2024-01-01'],
      reading: { headerLine: 0 },
    },
  ],
  [
    'years as names of columns',
    'country,2019,2020,2021\nDE,1.5,2,3\nFR,4,5,6\n',
    {
      headers: ['country', '2019', '2020', '2021'],
      rows: 2,
      first: ['DE', '1.5', '2', '3'],
      reading: { headerLine: 1 },
    },
  ],
  [
    'nothing but text, with a header',
    'name,city\nAda,London\nKurt,Wien\n',
    { headers: ['name', 'city'], rows: 2, first: ['Ada', 'London'], reading: { headerLine: 1 } },
  ],
  [
    'names of rows without a name',
    'mpg,cyl\nMazda RX4,21,6\nDatsun 710,22.8,4\n',
    { headers: ['column1', 'mpg', 'cyl'], rows: 2, first: ['Mazda RX4', '21', '6'] },
  ],
  [
    'numbers of rows without a name',
    'x,y\n1,7.5,a\n2,8.5,b\n3,2.5,a\n',
    { headers: ['column1', 'x', 'y'], rows: 3, first: ['1', '7.5', 'a'] },
  ],
  [
    'more values than names',
    'a,b\n1,2,3,4\n4,5,6,7\n',
    { headers: ['a', 'b', 'column3', 'column4'], rows: 2, first: ['1', '2', '3', '4'] },
  ],
  [
    'metadata in the first line',
    '178,13,class_0,class_1\n14.2,1.7,2.4,15.6,0\n13.2,1.8,2.1,11.2,0\n13.1,2.3,2.6,18.6,1\n',
    {
      headers: ['column1', 'column2', 'column3', 'column4', 'column5'],
      rows: 3,
      first: ['14.2', '1.7', '2.4', '15.6', '0'],
    },
  ],
  [
    'a delimiter at the end of rows',
    'a,b\n1,2,\n3,4,\n',
    { headers: ['a', 'b'], rows: 2, first: ['1', '2'] },
  ],
  [
    'a delimiter at the end of all lines',
    'a,b,\n1,2,\n3,4,\n',
    { headers: ['a', 'b', ''], rows: 2, first: ['1', '2', ''] },
  ],
]
