import { FEATURE_LABELS, FEATURES } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxCards } from '@/shared/ui/form'
import type { ConfiguratorActor } from '../model/use-configurator'

const OPTIONS = FEATURES.map((name) => ({
  name,
  title: FEATURE_LABELS[name].label,
  description: FEATURE_LABELS[name].description,
}))

/** CFG-02: the six features, all on at first. */
export function FeatureOptions({ actor }: { actor: ConfiguratorActor }) {
  const features = useSelector(actor, (snapshot) => snapshot.context.config.features)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <CheckboxCards
      legend="Features"
      options={OPTIONS}
      isChecked={(feature) => features[feature]}
      onToggle={(feature) => actor.send({ type: 'feature.toggle', feature })}
      disabled={busy}
    />
  )
}
