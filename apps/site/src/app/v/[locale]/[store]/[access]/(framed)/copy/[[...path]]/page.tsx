export { CopyRoute as default, copyMetadata as generateMetadata } from "#app/copy-route.tsx";
