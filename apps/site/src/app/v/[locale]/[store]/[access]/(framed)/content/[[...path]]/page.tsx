export {
  ContentRoute as default,
  contentMetadata as generateMetadata,
} from "#app/content-route.tsx";
