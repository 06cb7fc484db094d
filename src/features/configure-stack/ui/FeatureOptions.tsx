import { type Feature, FEATURE_LABELS, FEATURES, type ProjectConfig } from '@orrery/generator/model'
import { CheckboxCards } from '@/shared/ui/form'

const OPTIONS = FEATURES.map((name) => ({
  name,
  title: FEATURE_LABELS[name].label,
  description: FEATURE_LABELS[name].description,
}))

export interface FeatureOptionsProps {
  features: ProjectConfig['features']
  disabled?: boolean
  onToggle: (feature: Feature) => void
}

/** CFG-02: the six features, all on at first. */
export function FeatureOptions({ features, disabled, onToggle }: FeatureOptionsProps) {
  return (
    <CheckboxCards
      legend="Features"
      options={OPTIONS}
      isChecked={(feature) => features[feature]}
      onToggle={onToggle}
      disabled={disabled}
    />
  )
}
