import type { SiteContent } from "@forecourt/dealership/content";

export const notFound: SiteContent["notFound"] = {
  seo: {
    title: "Page not found | {dealership}",
    description: "This page does not exist. Search our inventory or go back home.",
  },
  badge: "404",
  title: "Page not found",
  subtitle: "Sorry, we couldn’t find the page you’re looking for.",
  button: { label: "Go back home", href: "/" },
  searchTitle: "Or tell us what you were after",
  searches: [
    { label: "SUVs under $25,000", href: "/cars-for-sale/suvs/price-under-25000" },
    { label: "All-wheel drive", href: "/cars-for-sale?drivetrain=awd" },
    { label: "Certified", href: "/certified-cars-for-sale" },
    { label: "Lifetime warranty", href: "/used-cars-for-sale?mileage=null,85000" },
  ],
  suggestions: [
    {
      id: "vehicle",
      title: "Was it a vehicle?",
      text: "It may have sold this week. Similar ones are usually close by.",
      link: { label: "Search inventory", href: "/cars-for-sale" },
    },
    {
      id: "offer",
      title: "Was it an offer?",
      text: "Most end on the last day of the month.",
      link: { label: "Current offers", href: "/special-offers" },
    },
    {
      id: "ask",
      title: "Rather just ask?",
      text: "Tell us what you were looking for and we will find it.",
      link: { label: "{phone}", href: "{phoneHref}" },
    },
  ],
};
