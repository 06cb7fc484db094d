import { useMemo } from 'react'
import { InDocument } from '@/app/inspector/InDocument'
import { CopyButton } from '@/features/copy-text'
import { InspectorPanel } from '@/features/inspect-machines'
import { useActorEnvironment } from '@/shared/lib/machine'

/**
 * The inspector of a story, drawn by the story into the frame of the addon panel: so it reads the very clock and tap
 * that the story runs on, and nothing has to be sent anywhere.
 */
export default function StoryInspector({ frame }: { frame: Document }) {
  const { clock, tap } = useActorEnvironment()
  const inspected = useMemo(() => ({ clock, tap }), [clock, tap])
  return (
    <InDocument target={frame}>
      <style>{FILLED}</style>
      <InspectorPanel inspected={inspected} copy={copy} />
    </InDocument>
  )
}

const FILLED = 'html, body { height: 100%; min-height: 0; margin: 0; overflow: hidden }'

// The clipboard belongs to the document that has the focus, and the code runs in the story's.
const copy = (text: string, what: string) => (
  <span onClickCapture={() => window.focus()}>
    <CopyButton text={text} what={what} />
  </span>
)
