import type { Expected } from './layout-cases'

/** Quotes, delimiters, decimal signs, ends. */
export const DIALECTS: [string, string, Expected][] = [
  [
    'quotes that quote nothing',
    'id\ttitle\tyear\nt1\t"Swing" tune\t1940\nt2\t"Half open\t1941\nt3\tplain\t1942\nt4\tclosed"\t1943\nt5\t"Other\t1944\n',
    {
      headers: ['id', 'title', 'year'],
      rows: 5,
      first: ['t1', '"Swing" tune', '1940'],
      reading: { quote: '', delimiter: '\t' },
    },
  ],
  [
    'quotes that would swallow rows without a trace',
    'id\tyear\ttitle\nt1\t1941\t"Half open\nt2\t1942\tplain\nt3\t1943\tends in quote"\nt5\t1945\tlast\n',
    {
      headers: ['id', 'year', 'title'],
      rows: 4,
      first: ['t1', '1941', '"Half open'],
      reading: { quote: '' },
    },
  ],
  [
    'quoted lines that look like text',
    'id,text\n1,"first, line\nsecond line"\n2,"third\nfourth, line"\n',
    { headers: ['id', 'text'], rows: 2, first: ['1', 'first, line\nsecond line'], reading: { quote: '"' } },
  ],
  [
    'quotes behind a backslash',
    'id,note,n\n1,"say \\"hi, you\\" now",5\n2,"plain",6\n3,"tail \\\\",7\n',
    {
      headers: ['id', 'note', 'n'],
      rows: 3,
      first: ['1', 'say "hi, you" now', '5'],
      reading: { escape: 'backslash' },
    },
  ],
  [
    'backslashes that escape nothing',
    'id,path\n1,"C:\\dir\\"\n2,"D:\\, E:\\"\n',
    { headers: ['id', 'path'], rows: 2, first: ['1', 'C:\\dir\\'], reading: { escape: 'doubled' } },
  ],
  [
    'single quotes',
    "id,name,n\n1,'Doe, John',5\n2,'Roe, Jane',6\n3,'O''Neill, Ed',7\n",
    { headers: ['id', 'name', 'n'], rows: 3, first: ['1', 'Doe, John', '5'], reading: { quote: "'" } },
  ],
  [
    'apostrophes that quote nothing',
    "id,text,n\n1,'tis late,5\n2,it's fine,6\n3,rock 'n' roll,7\n",
    { headers: ['id', 'text', 'n'], rows: 3, first: ['1', "'tis late", '5'], reading: { quote: '"' } },
  ],
  [
    'quotes behind a space',
    'id, name, city\n1, "Doe, John", "Bonn"\n2, "Roe" , Trier\n',
    { headers: ['id', 'name', 'city'], rows: 2, first: ['1', 'Doe, John', 'Bonn'] },
  ],
  [
    'the delimiter of Hive',
    'id\x01name\x01n\n1\x01a, b\x015\n2\x01b, c\x016\n',
    { headers: ['id', 'name', 'n'], rows: 2, first: ['1', 'a, b', '5'], reading: { delimiter: '\x01' } },
  ],
  [
    'runs of spaces',
    '  0.00632 18.00   2.310\n 0.02731  0.00   7.070 \n10.02729  0.00  7.070\n',
    {
      headers: ['column1', 'column2', 'column3'],
      rows: 3,
      first: ['0.00632', '18.00', '2.310'],
      reading: { delimiter: ' ' },
    },
  ],
  [
    'dates with a time in one column',
    'at\n2024-01-01 10:00:00\n2024-01-02 11:00:00\n',
    { headers: ['at'], rows: 2, first: ['2024-01-01 10:00:00'] },
  ],
  [
    'names of two words in one column',
    'name\nAda Lovelace\nKurt Gödel\n',
    { headers: ['name'], rows: 2, first: ['Ada Lovelace'] },
  ],
  [
    'decimal commas between tabs, without a header',
    '12,5\t3,7\n8,25\t4,1\n7,75\t9,2\n',
    {
      headers: ['column1', 'column2'],
      rows: 3,
      first: ['12,5', '3,7'],
      reading: { delimiter: '\t', decimal: ',', headerLine: 0 },
    },
  ],
  [
    'decimal commas in one column beside text with commas',
    'a;b;c\n1,5;x, y;1\n2,25;z;2\n',
    {
      headers: ['a', 'b', 'c'],
      rows: 2,
      first: ['1,5', 'x, y', '1'],
      reading: { delimiter: ';', decimal: ',' },
    },
  ],
  [
    'thousands that look like decimal commas',
    'a;b\n1,234;x\n12,500;y\n',
    { headers: ['a', 'b'], rows: 2, first: ['1,234', 'x'], reading: { delimiter: ';', decimal: '.' } },
  ],
  [
    'a header with many commas',
    'SKU (a, b, c);Name (100, max);Price (x, y)\n1;Corba;70.5\n2;Tie;80.5\n',
    {
      headers: ['SKU (a, b, c)', 'Name (100, max)', 'Price (x, y)'],
      rows: 2,
      first: ['1', 'Corba', '70.5'],
      reading: { delimiter: ';' },
    },
  ],
  [
    'the end of a file of MS-DOS',
    'id,name\r\n1,a\r\n2,b\r\n\x1a',
    { headers: ['id', 'name'], rows: 2, first: ['1', 'a'] },
  ],
  [
    'the end of a file of MS-DOS in the last line',
    'id,name\r\n1,a\r\n2,b\x1a',
    { headers: ['id', 'name'], rows: 2, first: ['1', 'a'] },
  ],
  [
    'a NUL byte, which is told wherever it is',
    'a,b\n1,x\0y\n2,z\n3,z\n',
    { headers: ['a', 'b'], rows: 3, first: ['1', 'x\0y'], problems: 1 },
  ],
  [
    'lists of numbers in quotes, of one length',
    `label,bbox,src\n${list((at) => `cat${at},"${at},5,${at * 2},9",web`)}`,
    {
      headers: ['label', 'bbox', 'src'],
      rows: 24,
      first: ['cat0', '0,5,0,9', 'web'],
      reading: { quote: '"' },
    },
  ],
  [
    'lists in quotes under a short header',
    `word,vector\n${list((at) => `w${at},"[0.${at}, 0.5, 0.7]"`)}`,
    { headers: ['word', 'vector'], rows: 24, first: ['w0', '[0.0, 0.5, 0.7]'], reading: { quote: '"' } },
  ],
  [
    'lists in quotes beside a stray quote',
    `label,bbox,src\n${list((at) => `cat${at},"${at},5,${at * 2},9",${at === 7 ? '5" web' : 'web'}`)}`,
    { headers: ['label', 'bbox', 'src'], rows: 24, first: ['cat0', '0,5,0,9', 'web'] },
  ],
  [
    'one quoted column with a comma in each row',
    'name\n"Doe, John"\n"Roe, Jane"\n',
    { headers: ['name'], rows: 2, first: ['Doe, John'], reading: { quote: '"', headerLine: 1 } },
  ],
  [
    'one quoted column under a quoted header',
    '"Last, first"\n"Doe, John"\n"Roe, Jane"\n',
    { headers: ['Last, first'], rows: 2, first: ['Doe, John'], reading: { quote: '"' } },
  ],
  [
    'one quoted column with a semicolon in each row',
    'tags\n"a;b"\n"c;d"\n"e;f"\n',
    { headers: ['tags'], rows: 3, first: ['a;b'] },
  ],
  [
    'one quoted column of amounts',
    `amount\n${list((at) => `"${at + 1},234.50"`)}`,
    { headers: ['amount'], rows: 24, first: ['1,234.50'] },
  ],
  [
    'one column in single quotes with a comma in each row',
    "name\n'Doe, John'\n'Roe, Jane'\n",
    { headers: ['name'], rows: 2, first: ['Doe, John'], reading: { quote: "'" } },
  ],
  [
    'one quoted column with a comma and an unquoted inch mark',
    `size\n${list((at) => (at === 5 ? '5" pipe' : `"${at}, wide"`))}`,
    { headers: ['size'], rows: 24, first: ['0, wide'] },
  ],
  [
    'decimal commas beside thousands with points',
    'name;preis;umsatz\na;0,50;1.000\nb;1,50;2.037\nc;2,50;3.074\n',
    {
      headers: ['name', 'preis', 'umsatz'],
      rows: 3,
      first: ['a', '0,50', '1.000'],
      reading: { decimal: ',' },
    },
  ],
  [
    'decimal commas behind thousands with points',
    'name;preis;menge\na;1.234,56;1.000\nb;12,50;2.500\nc;3,00;900\n',
    {
      headers: ['name', 'preis', 'menge'],
      rows: 3,
      first: ['a', '1.234,56', '1.000'],
      reading: { decimal: ',' },
    },
  ],
  [
    'decimal points behind thousands with commas',
    'name;price;count\na;1,234.56;1,000\nb;12.50;2,500\nc;3.00;900\n',
    {
      headers: ['name', 'price', 'count'],
      rows: 3,
      first: ['a', '1,234.56', '1,000'],
      reading: { decimal: '.' },
    },
  ],
  [
    'decimal points of three digits that are no thousands',
    'a;b\n0.125;1,5\n0.250;2,5\n',
    { headers: ['a', 'b'], rows: 2, first: ['0.125', '1,5'], reading: { decimal: '.' } },
  ],
  [
    'a file that is cut off inside quotes',
    '"id","text"\n"1","a"\n"2","b"\n"3","c',
    { headers: ['id', 'text'], rows: 2, first: ['1', 'a'], reading: { quote: '"' }, problems: 1 },
  ],
  [
    'a file that is cut off inside quoted lines',
    'id,text\n1,"a, b\nc"\n2,"d, e\nf"\n3,"g, h\ni',
    { headers: ['id', 'text'], rows: 2, first: ['1', 'a, b\nc'], reading: { quote: '"' }, problems: 1 },
  ],
]

/** Twenty-four lines. */
function list(line: (at: number) => string): string {
  return Array.from({ length: 24 }, (_, at) => `${line(at)}\n`).join('')
}
