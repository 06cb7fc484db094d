import { useRef } from 'react'
import type { Late } from '@/shared/lib/machine'
import { useNearViewport } from '@/shared/ui/near-viewport'
import { Notice } from '@/shared/ui/notice'
import { NeedsJavaScript } from '@/shared/ui/screen'
import type { configuratorMachine } from '@machines/configurator'
import { Configurator } from './Configurator'

/** The configurator, whose machine comes when it is about to be seen or is touched. */
export function LateConfigurator({ late }: { late: Late<typeof configuratorMachine> }) {
  const place = useRef<HTMLDivElement>(null)
  useNearViewport(place, late.actor.start)
  return (
    <div ref={place}>
      <NeedsJavaScript what="Choosing a stack" />
      {late.failed ? (
        <Notice status="error">
          The configurator could not be loaded. Check your connection and try again.
        </Notice>
      ) : null}
      <Configurator actor={late.actor} />
      {late.host}
    </div>
  )
}
