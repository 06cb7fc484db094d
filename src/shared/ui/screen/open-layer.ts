/** Layers that the user opened above the page; a page that loads leaves the focus there. */
export const OPEN_LAYER = '[role=menu], [role=dialog], [role=alertdialog], [aria-expanded=true]'
