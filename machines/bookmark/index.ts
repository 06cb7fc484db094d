export { type BookmarkContext, type BookmarkEvent, bookmarkMachine } from './bookmark.machine'
