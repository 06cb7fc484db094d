/** The oldest Go that generated projects build with, and the images that their containers use. */
export const GO_MINIMUM = '1.19'
export const GO_IMAGE = 'golang:1.24-bookworm'
export const RUNTIME_IMAGE = 'alpine:3.21'
