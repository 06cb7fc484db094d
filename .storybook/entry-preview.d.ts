declare module '@storybook/react/entry-preview' {
  import type { ReactRenderer } from '@storybook/react-vite'
  import type { ProjectAnnotations } from 'storybook/internal/types'

  export const renderToCanvas: NonNullable<ProjectAnnotations<ReactRenderer>['renderToCanvas']>
}
