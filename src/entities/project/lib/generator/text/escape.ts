export * from '../../templates/escape'
