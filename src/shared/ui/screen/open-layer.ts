/** What somebody has opened above the page; a page that arrives leaves their focus there. */
export const OPEN_LAYER = '[role=menu], [role=dialog], [role=alertdialog], [aria-expanded=true]'
