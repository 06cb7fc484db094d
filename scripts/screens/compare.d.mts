interface Folders {
  new: string
  accepted: string
  differences: string
}
export interface Picture {
  name: string
  title: string
  theme: string
  width: number
  file: string
  failure?: string
}
export interface Result extends Picture {
  state: 'same' | 'different' | 'new' | 'failed'
  why?: string
}
export function accept(folders: Folders): number
export function compare(pictures: Picture[], folders: Folders): Result[]
