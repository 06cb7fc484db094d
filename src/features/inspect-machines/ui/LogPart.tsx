import { Button, chakra } from '@chakra-ui/react'
import { type RefObject, useRef } from 'react'
import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { Notice } from '@/shared/ui/notice'
import type { inspectorMachine } from '@machines/inspector'
import type { Inspection } from '../model/inspection'
import { logFile } from '../model/log-file'
import type { LogEntry } from '../model/types'
import { EventLog } from './EventLog'
import { useHeight } from './use-height'

export interface LogPartProps {
  inspection: Inspection
  inspector: ActorRefFrom<typeof inspectorMachine>
  log: readonly LogEntry[]
  /** The element that contains the log. */
  place: RefObject<HTMLElement | null>
}

/** px; the height of the controls above the entries */
const ABOVE = 110
const SMALLEST = 180

/** The log that is being written, or an imported log, which is only shown: nothing of it runs. */
export function LogPart({ inspection, inspector, log, place }: LogPartProps) {
  const height = useHeight(place)
  const { pausedAt, imported, refusal } = useSelector(inspector, ({ context }) => context)
  const reading = useSelector(inspector, (snapshot) => snapshot.matches({ imported: 'reading' }))
  const last = log.at(-1)?.seq ?? 0
  const entries = imported?.entries ?? log
  return (
    <>
      {refusal === null ? null : (
        <chakra.div mb="2">
          <Notice
            status="error"
            title="This file cannot be imported"
            actions={
              <Button size="xs" onClick={() => inspector.send({ type: 'import.close' })}>
                Close
              </Button>
            }
          >
            {refusal}
          </Notice>
        </chakra.div>
      )}
      {imported ? (
        <chakra.div mb="2">
          <Notice
            status="info"
            title={`Imported: ${imported.name}`}
            actions={
              <Button size="xs" onClick={() => inspector.send({ type: 'import.close' })}>
                Back to this page
              </Button>
            }
          >
            View only. Nothing is executed.
          </Notice>
        </chakra.div>
      ) : null}
      <EventLog
        log={entries}
        height={Math.max(SMALLEST, height - ABOVE)}
        actions={
          <>
            {imported ? null : (
              <>
                <Button
                  size="xs"
                  aria-pressed={pausedAt !== null}
                  onClick={() =>
                    inspector.send(
                      pausedAt === null ? { type: 'log.pause', at: last } : { type: 'log.resume' },
                    )
                  }
                >
                  {pausedAt === null ? 'Pause log' : 'Resume log'}
                </Button>
                <Button size="xs" onClick={inspection.clearLog}>
                  Clear
                </Button>
                <Button
                  size="xs"
                  onClick={() =>
                    saveFile('orrery-log.json', new Blob([logFile(log)], { type: 'application/json' }))
                  }
                >
                  Export
                </Button>
              </>
            )}
            <Import busy={reading} inspector={inspector} />
          </>
        }
      />
    </>
  )
}

function Import({ busy, inspector }: { busy: boolean } & Pick<LogPartProps, 'inspector'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="xs" onClick={() => input.current?.click()}>
        {busy ? 'Reading…' : 'Import'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Log to import"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) inspector.send({ type: 'import', file })
          target.value = ''
        }}
      />
    </>
  )
}
