import { chakra } from '@chakra-ui/react'
import { FEATURE_LABELS, FEATURES } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField, OptionGroup } from '@/shared/ui/form'
import type { ConfiguratorActor } from '../model/use-configurator'

/** CFG-02: the six features, all on at first. */
export function FeatureOptions({ actor }: { actor: ConfiguratorActor }) {
  const features = useSelector(actor, (snapshot) => snapshot.context.config.features)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <OptionGroup legend="Features">
      {FEATURES.map((feature) => (
        <chakra.div key={feature} p="4" borderWidth="1px" borderRadius="lg" bg="bg">
          <CheckboxField
            name={feature}
            disabled={busy}
            checked={features[feature]}
            onCheckedChange={() => actor.send({ type: 'feature.toggle', feature })}
            label={
              <>
                <chakra.span display="block" fontWeight="medium">
                  {FEATURE_LABELS[feature].label}
                </chakra.span>
                <chakra.span display="block" textStyle="sm" color="fg.muted" mt="0.5">
                  {FEATURE_LABELS[feature].description}
                </chakra.span>
              </>
            }
          />
        </chakra.div>
      ))}
    </OptionGroup>
  )
}
